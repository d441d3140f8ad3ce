import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const copied: Bilingual = { en: 'Copied', si: 'පිටපත් කළා' };
export const notCopied: Bilingual = { en: 'Could not copy', si: 'පිටපත් කළ නොහැකි වුණා' };

export function copyOf(what: Bilingual): Bilingual {
  return { en: `Copy: ${what.en}`, si: `පිටපත් කරන්න: ${what.si}` };
}
