import type { SourceFile } from '#test/source-files.ts';

/** Folders whose comments and file names follow docs/words.md. The list only grows. */
export const cleanFolders = [
  'app/admin/',
  'app/domain/accounts/',
  'app/domain/admins/',
  'app/domain/analytics/',
  'app/domain/audit/',
  'app/domain/auth/',
  'app/domain/backups/',
  'app/domain/cart/',
  'app/domain/catalog/',
  'app/domain/customers/',
  'app/domain/forms/',
  'app/domain/kernel/',
  'app/domain/limits/',
  'app/domain/media/',
  'app/domain/messages/',
  'app/domain/onboarding/',
  'app/domain/orders/',
  'app/domain/payments/',
  'app/domain/policies/',
  'app/domain/settings/',
  'app/domain/support/',
  'app/email/',
  'app/platform/',
  'app/storefront/',
  'app/ui/',
  'app/web/',
  'db/seed/',
  'scripts/',
  'server/',
  'test/',
];

/** Returns the words in bold of docs/words.md, which these folders must not use. */
export function refusedWords(wordsPage: string): string[] {
  const rows = wordsPage.match(/^\|.*$/gm) ?? [];
  return [...rows.join().matchAll(/\*\*([a-z ]+)\*\*/g)].flatMap(([, word]) => word ?? []);
}

/** Finds refused words in the comments of a file and in its name. */
export function dialectIn(file: SourceFile, refused: readonly string[]): string[] {
  const name = file.path.slice(file.path.lastIndexOf('/') + 1).replace(/[-.]/g, ' ');
  return [name, ...commentsOf(file.text)].flatMap((text) =>
    refused
      .filter((word) => new RegExp(`\\b${word}s?\\b`, 'i').test(text))
      .map((word) => `${file.path}: "${word}" in "${text.trim()}". docs/words.md has the word.`),
  );
}

function commentsOf(text: string): string[] {
  const comments = text.matchAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm);
  return [...comments].map(([comment]) => comment.replace(/\s*\n\s*\*\s?/g, ' '));
}
