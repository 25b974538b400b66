import { expect, test, vi } from 'vitest';
import { asking, Gone } from '../../src/extension/messages';

const OPTIONS = { kind: 'options' } as const;
const alive = () => true;

test('gives the value of an answer, and asks once', async () => {
  const send = vi.fn(async () => ({ ok: true, value: null }));
  expect(await asking(send, alive)(OPTIONS)).toBe(null);
  expect(send.mock.calls).toEqual([[OPTIONS]]);
});
test('an answer that says what was wrong is an error, and not a reason to ask again', async () => {
  const send = vi.fn(async () => ({ ok: false, error: 'no such question' }));
  const asked = asking(send, alive)(OPTIONS);
  await expect(asked).rejects.toThrow('options: no such question');
  await expect(asked).rejects.not.toBeInstanceOf(Gone);
  expect(send).toHaveBeenCalledTimes(1);
});
test.each([
  ['a message that is lost', () => Promise.reject(new Error('port closed'))],
  ['a message that nobody answers', async () => undefined],
])('%s is sent once more', async (_, lose) => {
  const send = vi.fn<() => Promise<unknown>>(async () => ({ ok: true, value: null }));
  send.mockImplementationOnce(lose);
  expect(await asking(send, alive)(OPTIONS)).toBe(null);
  send.mockReset().mockImplementation(lose);
  await expect(asking(send, alive)(OPTIONS)).rejects.toBeInstanceOf(Gone);
  expect(send).toHaveBeenCalledTimes(2);
});
test('an extension that is gone is not asked', async () => {
  const send = vi.fn();
  await expect(asking(send, () => false)(OPTIONS)).rejects.toBeInstanceOf(Gone);
  expect(send).not.toHaveBeenCalled();
});
test('an extension that goes while it is asked is not asked again', async () => {
  let here = true;
  const send = vi.fn(async () => {
    here = false;
    throw new Error('Extension context invalidated.');
  });
  await expect(asking(send, () => here)(OPTIONS)).rejects.toBeInstanceOf(Gone);
  expect(send).toHaveBeenCalledTimes(1);
});
