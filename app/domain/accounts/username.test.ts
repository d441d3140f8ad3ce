import { expect, test } from 'vitest';
import { isUsername, normalizeUsername } from './username.ts';

test.each(['nimal.p', ' Nimal.P ', 'ｎｉｍａｌ.p', '\u200enimal.p\u200f', '\ufeffnimal\u200b.p'])(
  'a username is read as it looks, however it is typed or pasted: %j',
  (typed) => {
    expect(normalizeUsername(typed)).toBe('nimal.p');
    expect(isUsername(normalizeUsername(typed))).toBe(true);
  },
);
