import { and, eq, inArray, sql } from 'drizzle-orm';
import type { GoneLine } from '#domain/cart/priced-cart.ts';
import { productColumns } from '#domain/catalog/product-columns.server.ts';
import { applyStockMoves, type StockMove } from '#domain/catalog/stock/apply-stock-moves.server.ts';
import { products } from '#domain/catalog/tables.server.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import type { LockedLine, LockedOrder } from '#domain/orders/lock-order.server.ts';
import { orderLines } from '#domain/orders/tables.server.ts';

export type EditLinesRefusal =
  | { code: 'nothing-left' }
  | { code: 'product-gone'; products: GoneLine[] }
  | { code: 'sold-out'; productId: string; productName: Bilingual; left: number };

type NamedQuantity = { productName: Bilingual; quantity: number };
/** `goods`: what is ordered of each product now, in rupees. */
export type EditedLines = {
  subtotalLkr: number;
  goods: { productId: string; totalLkr: number }[];
  lines: NamedQuantity[];
};

/**
 * Sets the quantities of a locked order and moves stock until the order holds them; 0 removes a line, a product that it
 * does not have yet comes at today's price. Refuses to raise a line by more than is in stock; takes missing units as far
 * as there are any. Returns the subtotal in rupees.
 */
export async function editLines(
  shop: OwnerShop,
  { id: orderId, lines }: LockedOrder,
  quantities: ReadonlyMap<string, number>,
): Promise<Result<EditedLines, EditLinesRefusal>> {
  const added = await addedLines(shop, lines, quantities);
  if (!added.ok) return added;
  const wanted = [...lines, ...added.value].map((line) => targetLine(line, quantities));
  if (wanted.every((line) => line.wanted === 0)) return refuse({ code: 'nothing-left' });

  const { refused } = await applyStockMoves(shop, wanted.map(moveFor), { orderId });
  if (refused) {
    const { productId, left } = refused;
    return refuse({ code: 'sold-out', productId, left, productName: nameOf(wanted, refused) });
  }
  for (const line of wanted) await writeLine(shop, orderId, line);
  const left = wanted.filter((line) => line.wanted > 0);
  const goods = left.map(({ productId, priceLkr, wanted }) => ({
    productId,
    totalLkr: priceLkr * wanted,
  }));
  return ok({
    subtotalLkr: goods.reduce((sum, line) => sum + line.totalLkr, 0),
    goods,
    lines: left.map(({ productName, wanted: quantity }) => ({ productName, quantity })),
  });
}

type Line = Pick<LockedLine, keyof AddedLine>;
type TargetLine = Line & { wanted: number };

/** A new quantity replaces returned units: the owner has included them. */
function targetLine(line: Line, quantities: ReadonlyMap<string, number>): TargetLine {
  const wanted = quantities.get(line.productId) ?? line.quantity;
  return { ...line, wanted, returned: wanted === line.quantity ? line.returned : 0 };
}

function moveFor({ productId, quantity, wanted, returned, held }: TargetLine): StockMove {
  const units = held - (wanted - returned);
  const reason = units > 0 ? 'corrected' : 'order';
  return { productId, units, reason, mayFallShort: wanted <= quantity };
}

async function writeLine(shop: OwnerShop, orderId: string, line: TargetLine): Promise<void> {
  const { productId, productName, priceLkr, quantity, returned, wanted } = line;
  if (wanted === quantity) return;
  if (quantity === 0) {
    const position = sql`(select coalesce(max(position), -1) + 1 from order_lines where order_id = ${orderId})`;
    const added = { orderId, position, productId, productName, priceLkr, quantity: wanted };
    await shop.db.insert(orderLines).values(added);
    return;
  }
  const isLine = and(eq(orderLines.orderId, orderId), eq(orderLines.productId, productId));
  await (wanted === 0
    ? shop.db.delete(orderLines).where(isLine)
    : shop.db.update(orderLines).set({ quantity: wanted, returned }).where(isLine));
}

function nameOf(lines: readonly Line[], { productId }: { productId: string }): Bilingual {
  return lines.find((line) => line.productId === productId)?.productName ?? { en: '', si: '' };
}

type AddedLine = Pick<
  LockedLine,
  'productId' | 'productName' | 'priceLkr' | 'quantity' | 'returned' | 'held'
>;

/** Returns a line without units for each wanted product that the order does not have. Refuses what is no longer sold. */
async function addedLines(
  shop: OwnerShop,
  lines: readonly LockedLine[],
  quantities: ReadonlyMap<string, number>,
): Promise<Result<AddedLine[], { code: 'product-gone'; products: GoneLine[] }>> {
  const known = new Set(lines.map(({ productId }) => productId));
  const wanted = [...quantities].filter(([id, quantity]) => quantity > 0 && !known.has(id));
  if (wanted.length === 0) return ok([]);
  const { id, name, priceLkr } = productColumns;
  const rows = await shop.db
    .select({ id, name, priceLkr, active: products.active })
    .from(products)
    .where(
      inArray(
        products.id,
        wanted.map(([productId]) => productId),
      ),
    )
    .orderBy(products.id);
  const found = new Map(rows.map((row) => [row.id, row]));
  const gone = wanted.filter(([productId]) => !found.get(productId)?.active);
  if (gone.length > 0) {
    const named = gone.map(([productId, quantity]) => {
      return { productId, quantity, name: found.get(productId)?.name };
    });
    return refuse({ code: 'product-gone', products: named });
  }
  const empty = { quantity: 0, returned: 0, held: 0 };
  return ok(
    rows.map(({ id: productId, name: productName, priceLkr }) => {
      return { productId, productName, priceLkr, ...empty };
    }),
  );
}
