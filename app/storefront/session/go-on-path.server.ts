import { href } from 'react-router';
import type { Language } from '#domain/kernel/bilingual.ts';
import { pathIn } from '#web/language-path.ts';
import { localPath } from '#web/local-path.ts';

/** Where nobody who has just signed in wants to be. */
const doors = /^(\/si)?\/sign-(in|up|out)([/?#]|$)/;

/** A checked `next` of a sign-in's address or form; undefined for what leads nowhere in this shop. */
export function askedNext(asked: unknown): string | undefined {
  const path = localPath(asked);
  return path && !doors.test(path) ? path : undefined;
}

/** Where to go on after signing in: without anything asked, the account. */
export function goOnPath(language: Language, asked: unknown): string {
  return askedNext(asked) ?? pathIn(language, href('/account'));
}
