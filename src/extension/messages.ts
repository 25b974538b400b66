// What the content script may ask of the background. Types and checks only: the content script carries no article texts.
import type { ArticleId, Edition } from '../laws/law';

export type Question = { kind: 'articles'; ids: readonly ArticleId[]; edition: Edition } | { kind: 'options' };
export function isQuestion(message: unknown): message is Question {
  if (typeof message !== 'object' || message === null || !('kind' in message)) return false;
  if (message.kind === 'options') return true;
  return (
    message.kind === 'articles' &&
    'ids' in message &&
    Array.isArray(message.ids) &&
    message.ids.every((id) => typeof id === 'string') &&
    'edition' in message
  );
}
