import type { Bilingual } from '#domain/kernel/bilingual.ts';

export function inShort(digits: string): Bilingual {
  return { en: `In short: ${digits}`, si: `කෙටි අංකය: ${digits}` };
}
