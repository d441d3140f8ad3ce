import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { Model, ModelOrder } from './model-state.ts';
import type { RealShop } from './real-shop.ts';

/** Reads the records of the real shop in the shape of the model, and the sum of the stock movements of each product. */
export async function readRecords(real: RealShop, feeLkr: number) {
  const { shopper, productIds, orderIds, promoCode } = real;
  const [code] = await rows<{ used: number }>(
    shopper,
    sql`select used from promo_codes where code = ${promoCode}`,
  );
  const stocks = await rows<{ id: string; stock: number; ledger: number }>(
    shopper,
    sql`select p.id, p.stock, (select coalesce(sum(units), 0)::int from stock_movements where product_id = p.id) as ledger
      from products p where p.id in ${productIds}`,
  );
  const found = await rows<Row>(
    shopper,
    sql`select o.id, o.status, o.payment_status as "paymentStatus", o.delivery_refused_at is not null as "isDeliveryRefused", o.promo_code_id is not null as "hasPromoCode", o.version,
        o.cancel_asked_at is not null as "isCancelRequested", o.charged_back_at is not null as "isChargedBack",
        o.total_lkr::int as total, o.received_lkr::int as received, o.refunded_lkr::int as refunded, o.waived_lkr::int as waived,
        (select coalesce(json_agg(json_build_object('productId', l.product_id, 'quantity', l.quantity, 'returned', l.returned)), '[]')
          from order_lines l where l.order_id = o.id) as lines,
        (select coalesce(json_object_agg(product_id, held), '{}') from (select product_id, -sum(units)::int as held
          from stock_movements where order_id = o.id group by product_id) m) as held
      from orders o where o.id in ${[...orderIds, randomUUID()]}`,
  );
  const model: Omit<Model, 'hidden' | 'countVersions'> = {
    stock: productIds.map((id) => stocks.find((row) => row.id === id)?.stock ?? -1),
    feeLkr,
    promoUses: code?.used ?? -1,
    orders: orderIds.map((id) =>
      orderOf(
        found.find((row) => row.id === id),
        productIds,
      ),
    ),
  };
  return {
    model,
    ledger: productIds.map((id) => stocks.find((row) => row.id === id)?.ledger),
  };
}

type Row = Omit<ModelOrder, 'lines'> & {
  id: string;
  lines: { productId: string; quantity: number; returned: number }[];
  held: Record<string, number>;
};

function orderOf(row: Row | undefined, productIds: string[]): ModelOrder {
  if (!row) throw new Error('An order is gone.');
  const { id: _, lines, held, ...order } = row;
  return {
    ...order,
    lines: productIds.map((productId) => {
      const line = lines.find((each) => each.productId === productId);
      if (!line) return undefined;
      return { quantity: line.quantity, returned: line.returned, held: held[productId] ?? 0 };
    }),
  };
}

async function rows<Row>(shop: Shop, query: ReturnType<typeof sql>): Promise<Row[]> {
  return ((await shop.db.execute(query)) as unknown as { rows: Row[] }).rows;
}
