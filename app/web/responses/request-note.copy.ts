import type { Bilingual } from '#domain/kernel/bilingual.ts';

/** Returns the reference that a visitor can quote, by which the log is searched. */
export function requestNote(id: string): Bilingual {
  return { en: `Reference for the shop: ${id}`, si: `වෙළඳසැලට කිව හැකි යොමු අංකය: ${id}` };
}
