import type { VisitorEvent } from '#domain/analytics/event-schema.server.ts';
import { recordEvent } from '#domain/analytics/record-event.server.ts';
import { ok } from '#domain/kernel/result.ts';
import { type AdminShop, inUnrecordedTransaction } from '#domain/kernel/shop.server.ts';
import { inventedSearches } from './invented-people.copy.ts';
import { silentShop } from './place-planned.server.ts';
import type { PlannedOrder } from './plan-month.server.ts';

/** The prefix of invented session ids. Browsers cannot report such a session, so that it marks only those of the month. */
export const inventedSessionPrefix = 'invented-';
const minuteMs = 60_000;

/** Records analytics events before these orders: of their customers, and of other visitors who ordered nothing. */
export async function recordVisits(shop: AdminShop, planned: readonly PlannedOrder[]) {
  await inUnrecordedTransaction(shop, async (shop) => {
    for (const [number, order] of planned.entries()) {
      for (const { minutesBefore, ...visit } of visitsBefore(order, number)) {
        const at = new Date(order.placedAt.getTime() - minutesBefore * minuteMs);
        const guest = { ...silentShop(shop, at), actor: { kind: 'guest' as const } };
        await recordEvent(guest, {
          ...visit,
          sessionId: `${inventedSessionPrefix}${number}-${minutesBefore}`,
        });
      }
    }
    return ok();
  });
}

type Visit = DistributiveOmit<VisitorEvent, 'sessionId'> & { minutesBefore: number };
type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown
  ? Omit<Union, Key>
  : never;

function visitsBefore({ lines, isByPhone }: PlannedOrder, number: number): Visit[] {
  return lines.flatMap(({ productId, quantity }): Visit[] => {
    const data = { product_id: productId };
    const view = { type: 'product_view', data } as const;
    const viewTimes = [70, 160, 230].slice(0, 1 + (number % 3));
    const views = viewTimes.map((minutesBefore) => ({ ...view, minutesBefore }));
    if (isByPhone) return views;
    const query = inventedSearches[number % inventedSearches.length] ?? '';
    return [
      ...views,
      { type: 'product_search', data: { query }, minutesBefore: 9 },
      { ...view, minutesBefore: 8 },
      { type: 'add_to_cart', data: { ...data, quantity }, minutesBefore: 6 },
    ];
  });
}
