// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ArticleId, Edition } from '../../src/laws/law';
import type { Official } from '../../src/laws/official/passage';
import type { Lang } from '../../src/text';
import { IndexView } from '../../src/ui/laws/index-view';
import { hashOf, type Place, placeOf } from '../../src/ui/laws/place';

afterEach(cleanup);

interface Shown {
  lang?: Lang;
  edition?: Edition;
  articleLink?: string | null;
  official?: ReadonlyMap<ArticleId, readonly Official[]>;
  hrefOf?: ((place: Place) => string) | null;
}

function show(
  hash: string,
  { lang = 'nl', edition = '2017', articleLink = null, official, hrefOf = hashOf }: Shown = {},
) {
  const go = vi.fn();
  const { container } = render(
    <IndexView
      lang={lang}
      edition={edition}
      articleLink={articleLink}
      official={official ?? new Map()}
      hrefOf={hrefOf}
      place={placeOf(hash)}
      go={go}
      head={null}
    />,
  );
  return { container, go, text: () => container.textContent ?? '' };
}

describe('search', () => {
  it('tells the meaning first, then the articles', () => {
    show('#zoek=kaart%20gevallen');
    expect(screen.getByRole('status').textContent).toMatch(/^\d+ artikelen gevonden$/);
    expect(within(screen.getByRole('region', { name: 'Betekenis' })).getByText('kaart gevallen')).toBeTruthy();
  });
});
