import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { longDate } from '#domain/kernel/colombo-time.ts';
import type { Closure } from './closure.ts';

/**
 * The notice on every page while the shop is closed: the day, the owner's sentence, and whether orders are taken.
 */
export function closedCopy({ reopensAt, takesOrders }: Closure, message: Bilingual): Bilingual {
  const orders = takesOrders ? ordersWait : ordersFrom;
  const own = { en: message.en.trim(), si: message.si.trim() || message.en.trim() };
  return {
    en: [`We are closed until ${longDate(reopensAt, 'en')}.`, own.en, orders.en].filter(Boolean).join(' '),
    si: [`${longDate(reopensAt, 'si')} දක්වා අපේ වෙළඳසැල වසා තිබෙනවා.`, own.si, orders.si].filter(Boolean).join(' '),
  };
}

const ordersWait: Bilingual = {
  en: 'You can order now: we send your parcel when we are back.',
  si: 'දැන් ඇණවුම් කළ හැකියි: අපි නැවත විවෘත කළ විට ඔබේ පාර්සලය එවනවා.',
};
const ordersFrom: Bilingual = {
  en: 'You can order again from that day.',
  si: 'එදින සිට නැවත ඇණවුම් කළ හැකියි.',
};

/** Says from which day on a closed shop prepares the order. */
export function preparedFrom(day: Date): Bilingual {
  return {
    en: `We prepare your order when we are back on ${longDate(day, 'en')}.`,
    si: `${longDate(day, 'si')} දින අපි නැවත විවෘත කළ විට ඔබේ ඇණවුම සූදානම් කරනවා.`,
  };
}

/** Says from which day on a closed shop prepares an order placed now, or takes orders again. */
export function closureNoteOf({ reopensAt, takesOrders }: Closure): Bilingual {
  if (takesOrders) return preparedFrom(reopensAt);
  return {
    en: `You can order again from ${longDate(reopensAt, 'en')}.`,
    si: `${longDate(reopensAt, 'si')} දින සිට නැවත ඇණවුම් කළ හැකියි.`,
  };
}
