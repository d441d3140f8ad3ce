import type { Bilingual } from '#domain/kernel/bilingual.ts';

/** What a visitor can tell the shop, and its log then finds. */
export function requestNote(id: string): Bilingual {
  return { en: `Reference for the shop: ${id}`, si: `වෙළඳසැලට කිව හැකි යොමු අංකය: ${id}` };
}
