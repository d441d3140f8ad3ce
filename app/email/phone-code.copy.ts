import type { Bilingual } from '#domain/kernel/bilingual.ts';

/**
 * Returns the SMS that brings a code. The code comes early, so that a phone shows it without opening the message; without
 * a code, as the owner sees it, dots stand in its place.
 */
export function codeText(shopName: string, code: string | null): Bilingual {
  const shown = code ?? '······';
  return {
    en: `${shown} is your code from ${shopName}. It works for 10 minutes. Tell it to nobody, not even to us.`,
    si: `${shown} ඔබේ කේතයයි (${shopName}). එය මිනිත්තු 10ක් වලංගුයි. අපට ඇතුළුව කිසිවෙකුට එය නොකියන්න.`,
  };
}
