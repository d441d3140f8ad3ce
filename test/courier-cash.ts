import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { AdminShop, Shop } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { addRemittance } from '#domain/remittances/add-remittance.server.ts';
import { matchRemittance, outcomesDigest } from '#domain/remittances/match-remittance.server.ts';
import type { ListedLine } from '#domain/remittances/remittance.ts';
import { remittances } from '#domain/remittances/tables.server.ts';
import { anOrder } from './order.ts';

const listColumns = {
  trackingNumber: 'Waybill',
  orderNumber: '',
  amount: 'COD',
  fee: 'Fee',
};

type Overrides = Parameters<typeof anOrder>[1];
let sent = 0;

/** Inserts an order that left with Domex and whose cash is due. */
export function aParcel(shop: Shop, overrides: Overrides = {}) {
  sent += 1;
  const parcel = { courier: 'Domex', trackingNumber: `DX ${1000 + sent}` };
  return anOrder(shop, { status: 'shipped', ...parcel, ...overrides });
}

/** Inserts many such orders, half of them delivered; all but the first without lines and stock movements. */
export async function manyParcels(shop: Shop, count: number) {
  const { dueLkr: _, refundDueLkr: __, searchText: ___, ...first } = await aParcel(shop);
  const rows = Array.from({ length: count - 1 }, (_, index) => ({
    ...first,
    id: randomUUID(),
    idempotencyKey: randomUUID(),
    orderNumber: `${first.orderNumber}-${index}`,
    trackingNumber: `DY ${10_000 + index}`,
    status: index % 2 ? ('shipped' as const) : ('delivered' as const),
  }));
  for (let from = 0; from < rows.length; from += 1000) {
    await shop.db.insert(orders).values(rows.slice(from, from + 1000));
  }
  return [first, ...rows];
}

/** Returns the line with which the courier pays for an order. */
export function lineFor(
  order: Pick<typeof orders.$inferSelect, 'trackingNumber' | 'totalLkr'>,
  overrides: Partial<ListedLine> = {},
): ListedLine {
  const { trackingNumber, totalLkr: amountLkr } = order;
  return { trackingNumber, orderNumber: '', amountLkr, feeLkr: 350, ...overrides };
}

/** Stores a remittance as a preview. */
export async function aRemittance(shop: AdminShop, lines: ListedLine[], courier = 'Domex') {
  const added = await addRemittance(shop, {
    courier,
    lines,
    columns: listColumns,
    amountKind: 'collected',
  });
  if (!added.ok) throw new Error(added.refusal.code);
  return { id: added.value.remittanceId, courier };
}

/** Returns the form fields with which the preview takes the remittance over. */
export async function takeOverForm(shop: AdminShop, list: { id: string; courier: string }) {
  return { remittanceId: list.id, shownDigest: outcomesDigest(await matchRemittance(shop, list)) };
}

/** Returns every order with all of its columns, as text. */
export async function ordersAsText(shop: Shop): Promise<string[]> {
  const { rows } = (await shop.db.execute(
    sql`select o::text as row from orders o order by id`,
  )) as unknown as {
    rows: { row: string }[];
  };
  return rows.map(({ row }) => row);
}

/** Inserts a remittance without lines, for tests that request all paths. */
export async function anEmptyRemittance(shop: Shop): Promise<string> {
  const [list] = await shop.db
    .insert(remittances)
    .values({ courier: 'Domex', digest: '', createdAt: shop.now() })
    .returning({ id: remittances.id });
  return list?.id ?? '';
}
