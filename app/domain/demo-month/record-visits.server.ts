import type { VisitorEvent } from '#domain/analytics/event-schema.server.ts';
import { recordEvent } from '#domain/analytics/record-event.server.ts';
import { ok } from '#domain/kernel/result.ts';
import { inAnyTransaction, type OwnerShop } from '#domain/kernel/shop.server.ts';
import { inventedSearches } from './invented-people.copy.ts';
import { silentShop } from './place-planned.server.ts';
import type { PlannedOrder } from './plan-month.server.ts';

/** Browsers cannot report such a session, so the marker is unique to the month. */
export const inventedSession = 'invented-';
const minuteMs = 60_000;

/** Counts what was looked at before these orders, and by those who ordered nothing. */
export async function recordVisits(shop: OwnerShop, planned: readonly PlannedOrder[]) {
  await inAnyTransaction(shop, async (shop) => {
    for (const [number, order] of planned.entries()) {
      for (const { minutesBefore, ...visit } of visitsBefore(order, number)) {
        const at = new Date(order.placedAt.getTime() - minutesBefore * minuteMs);
        const guest = { ...silentShop(shop, at), actor: { kind: 'guest' as const } };
        await recordEvent(guest, {
          ...visit,
          sessionId: `${inventedSession}${number}-${minutesBefore}`,
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
    const looked = [70, 160, 230].slice(0, 1 + (number % 3));
    const views = looked.map((minutesBefore) => ({ ...view, minutesBefore }));
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
