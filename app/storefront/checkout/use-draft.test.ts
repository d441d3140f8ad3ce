import { afterEach, expect, test, vi } from 'vitest';
import { draftKey } from './forget-draft.ts';
import { readDraft } from './use-draft.ts';

const kamala = { customerName: 'Kamala Silva', ofCustomer: 'id-of-kamala' };

/** Gives this process the storage of a tab, with a draft. */
function storeDraft(draft: object): Map<string, string> {
  const stored = new Map([[draftKey, JSON.stringify(draft)]]);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
  });
  return stored;
}
afterEach(() => vi.unstubAllGlobals());

test('the draft of a customer is shown to that customer alone', () => {
  storeDraft(kamala);
  expect(readDraft('id-of-kamala')).toEqual(kamala);
  expect(readDraft(undefined)).toEqual({});
  expect(readDraft('id-of-nimal')).toEqual({});
});

test('the draft of another customer is deleted at the next sign-in, but stays for its customer while nobody is signed in', () => {
  const stored = storeDraft(kamala);
  readDraft(undefined);
  expect(stored.size).toBe(1);
  readDraft('id-of-nimal');
  expect(stored.size).toBe(0);
});

test('a guest who signs in keeps their draft', () => {
  storeDraft({ customerName: 'Kamala Silva' });
  expect(readDraft('id-of-kamala')).toEqual({ customerName: 'Kamala Silva' });
});
