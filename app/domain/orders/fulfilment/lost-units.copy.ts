import type { Bilingual } from '#domain/kernel/bilingual.ts';

/** The note of the stock ledger on units of an order that never came back undamaged. */
export function lostUnitsNote(orderNumber: string): Bilingual {
  return {
    en: `${orderNumber}: lost or damaged`,
    si: `${orderNumber}: නැති වී හෝ හානි වී ඇත`,
  };
}
