import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { longDate } from '#domain/kernel/colombo-time.ts';
import type { Closure } from '#domain/settings/closure.ts';
import { preparedFrom } from './progress.copy.ts';

/** Says from which day on a closed shop prepares an order placed now, or takes orders again. */
export function closureNoteOf({ reopensAt, takesOrders }: Closure): Bilingual {
  if (takesOrders) return preparedFrom(reopensAt);
  return {
    en: `You can order again from ${longDate(reopensAt, 'en')}.`,
    si: `${longDate(reopensAt, 'si')} දින සිට නැවත ඇණවුම් කළ හැකියි.`,
  };
}
