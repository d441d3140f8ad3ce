import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { auditEntries } from '#domain/audit/tables.server.ts';
import { products, stockMovements } from '#domain/catalog/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { orderLines, orders } from '#domain/orders/tables.server.ts';
import { recordPayment } from '#domain/payments/record-payment.server.ts';
import { aProduct } from './shop.ts';

type Product = typeof products.$inferSelect;
type OrderOverrides = Partial<typeof orders.$inferInsert> & {
  lines?: { product: Product; quantity: number }[];
};

let made = 0;

/** Inserts an order as it is after placing: with its lines, its first history entry, and its units taken from stock. */
export async function anOrder(shop: Shop, { lines, ...overrides }: OrderOverrides = {}) {
  const bought = lines ?? [{ product: await aProduct(shop), quantity: 1 }];
  const order = await anOrderRow(shop, bought, overrides);
  await shop.db.insert(orderLines).values(
    bought.map(({ product, quantity }, position) => ({
      orderId: order.id,
      position,
      productId: product.id,
      productName: { en: product.nameEn, si: product.nameSi },
      quantity,
      priceLkr: product.priceLkr,
    })),
  );
  await shop.db.insert(auditEntries).values({
    actor: 'shop',
    action: 'order-placed',
    subjectKind: 'order',
    subjectId: order.id,
    after: { source: order.source },
    at: order.createdAt,
  });
  for (const line of bought) await takeFromStock(shop, order, line);
  return order;
}

async function anOrderRow(
  shop: Shop,
  bought: NonNullable<OrderOverrides['lines']>,
  overrides: Omit<OrderOverrides, 'lines'>,
) {
  made += 1;
  const subtotalLkr = bought.reduce((sum, line) => sum + line.product.priceLkr * line.quantity, 0);
  const deliveryFeeLkr = overrides.deliveryFeeLkr ?? 0;
  const totalLkr = subtotalLkr + deliveryFeeLkr - (overrides.discountLkr ?? 0);
  const [order] = await shop.db
    .insert(orders)
    .values({
      id: randomUUID(),
      orderNumber: `ORD-${shop.now().getTime()}-${made}`,
      idempotencyKey: randomUUID(),
      language: 'en',
      customerName: 'Nimal Perera',
      customerEmail: 'nimal@example.lk',
      customerPhone: '+94771234567',
      street: '12 Temple Road',
      city: 'Colombo',
      province: 'Western',
      subtotalLkr,
      deliveryFeeLkr,
      totalLkr,
      ...moneyFor(overrides.paymentStatus, totalLkr),
      paymentMethod: 'cod',
      createdAt: shop.now(),
      ...overrides,
    })
    .returning();
  if (!order) throw new Error('The order was not inserted.');
  await recordPayment(shop, order.id, {
    before: { receivedLkr: 0, refundedLkr: 0 },
    after: order,
    source: undefined,
  });
  return order;
}

/** Sets received and refunded amounts that give the payment this status. */
function moneyFor(paymentStatus: OrderOverrides['paymentStatus'], totalLkr: number) {
  if (paymentStatus === 'paid') return { receivedLkr: totalLkr };
  if (paymentStatus !== 'refunded') return {};
  return { receivedLkr: totalLkr, refundedLkr: totalLkr, waivedLkr: totalLkr };
}

async function takeFromStock(
  shop: Shop,
  order: { id: string; createdAt: Date },
  { product, quantity }: { product: Product; quantity: number },
) {
  await shop.db
    .update(products)
    .set({ stock: sql`${products.stock} - ${quantity}` })
    .where(eq(products.id, product.id));
  await shop.db.insert(stockMovements).values({
    productId: product.id,
    units: -quantity,
    reason: 'order',
    orderId: order.id,
    actor: 'shop',
    at: order.createdAt,
  });
}
