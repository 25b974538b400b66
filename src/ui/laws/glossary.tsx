// The glossary: one term, and all of them.
import { inAlphabet, type Term, termOf, terms } from '../../laws/terms';
import { Heading } from './article';
import { useEnv } from './env';
import { Go, GoArticle } from './go';
import { Terms } from './prose';
import * as words from './strings';

/** A term with its meaning and example, and unless they stand below already, its articles. `level` of its heading. */
export function TermCard({ term, level, bare }: { term: Term; level: number; bare?: true }) {
  const { lang } = useEnv();
  return (
    <section class="term-card" aria-label={term.name[lang]}>
      <Heading level={level}>{term.name[lang]}</Heading>
      <p class="prose">
        <Terms text={term.meaning[lang]} lang={lang} glossary={terms} not={term.id} />
      </p>
      <p class="prose">
        <i>{words.EXAMPLE[lang]}:</i> <Terms text={term.example[lang]} lang={lang} glossary={terms} not={term.id} />
      </p>
      {!bare && term.articles.length > 0 && (
        <ul aria-label={words.TERM_ARTICLES[lang]}>
          {term.articles.map((id) => (
            <li key={id}>
              <GoArticle id={id} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** `id`: the term to show, null (or one that we do not have) for the list of all. */
export function Glossary({ id }: { id: string | null }) {
  const { lang } = useEnv();
  const term = id === null ? null : termOf(id);
  if (term !== null)
    return (
      <>
        <h1 tabIndex={-1}>{words.TERMS_FOUND[lang]}</h1>
        <TermCard term={term} level={2} />
        <p>
          <Go to={{ at: 'terms', id: null }}>{words.GLOSSARY[lang]}</Go>
        </p>
      </>
    );
  return (
    <>
      <h1 tabIndex={-1}>{words.GLOSSARY[lang]}</h1>
      <ul class="az">
        {inAlphabet(lang).map((one) => (
          <li key={one.id}>
            <Go to={{ at: 'terms', id: one.id }}>{one.name[lang]}</Go>
          </li>
        ))}
      </ul>
    </>
  );
}
