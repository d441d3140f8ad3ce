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
/** `goods`: the edited total of each product, in rupees. */
export type EditedLines = {
  subtotalLkr: number;
  goods: { productId: string; totalLkr: number }[];
  lines: NamedQuantity[];
};

/**
 * Sets the quantities of a locked order, and takes or restocks the difference to the units that it holds; 0 removes a line,
 * a new product has today's price. Refuses to raise a line by more than is in stock.
 */
export async function editLines(
  shop: OwnerShop,
  { id: orderId, lines }: LockedOrder,
  quantities: ReadonlyMap<string, number>,
): Promise<Result<EditedLines, EditLinesRefusal>> {
  const added = await addedLines(shop, lines, quantities);
  if (!added.ok) return added;
  const target = [...lines, ...added.value].map((line) => targetLine(line, quantities));
  if (target.every((line) => line.target === 0)) return refuse({ code: 'nothing-left' });

  const { refused } = await applyStockMoves(shop, target.map(moveFor), { orderId });
  if (refused) {
    const { productId, left } = refused;
    return refuse({ code: 'sold-out', productId, left, productName: nameOf(target, refused) });
  }
  for (const line of target) await writeLine(shop, orderId, line);
  const left = target.filter((line) => line.target > 0);
  const goods = left.map(({ productId, priceLkr, target }) => ({
    productId,
    totalLkr: priceLkr * target,
  }));
  return ok({
    subtotalLkr: goods.reduce((sum, line) => sum + line.totalLkr, 0),
    goods,
    lines: left.map(({ productName, target: quantity }) => ({ productName, quantity })),
  });
}

type Line = Pick<LockedLine, keyof AddedLine>;
type TargetLine = Line & { target: number };

/** A changed quantity is without returned units: the owner has subtracted them already. */
function targetLine(line: Line, quantities: ReadonlyMap<string, number>): TargetLine {
  const target = quantities.get(line.productId) ?? line.quantity;
  return { ...line, target, returned: target === line.quantity ? line.returned : 0 };
}

function moveFor({ productId, quantity, target, returned, held }: TargetLine): StockMove {
  const units = held - (target - returned);
  const reason = units > 0 ? 'corrected' : 'order';
  return { productId, units, reason, mayFallShort: target <= quantity };
}

async function writeLine(shop: OwnerShop, orderId: string, line: TargetLine): Promise<void> {
  const { productId, productName, priceLkr, quantity, returned, target } = line;
  if (target === quantity) return;
  if (quantity === 0) {
    const position = sql`(select coalesce(max(position), -1) + 1 from order_lines where order_id = ${orderId})`;
    const added = { orderId, position, productId, productName, priceLkr, quantity: target };
    await shop.db.insert(orderLines).values(added);
    return;
  }
  const isLine = and(eq(orderLines.orderId, orderId), eq(orderLines.productId, productId));
  await (target === 0
    ? shop.db.delete(orderLines).where(isLine)
    : shop.db.update(orderLines).set({ quantity: target, returned }).where(isLine));
}

function nameOf(lines: readonly Line[], { productId }: { productId: string }): Bilingual {
  return lines.find((line) => line.productId === productId)?.productName ?? { en: '', si: '' };
}

type AddedLine = Pick<
  LockedLine,
  'productId' | 'productName' | 'priceLkr' | 'quantity' | 'returned' | 'held'
>;

/** Returns a line without units for each requested product that the order does not have. Refuses what is no longer sold. */
async function addedLines(
  shop: OwnerShop,
  lines: readonly LockedLine[],
  quantities: ReadonlyMap<string, number>,
): Promise<Result<AddedLine[], { code: 'product-gone'; products: GoneLine[] }>> {
  const known = new Set(lines.map(({ productId }) => productId));
  const target = [...quantities].filter(([id, quantity]) => quantity > 0 && !known.has(id));
  if (target.length === 0) return ok([]);
  const { id, name, priceLkr } = productColumns;
  const rows = await shop.db
    .select({ id, name, priceLkr, active: products.active })
    .from(products)
    .where(
      inArray(
        products.id,
        target.map(([productId]) => productId),
      ),
    )
    .orderBy(products.id);
  const found = new Map(rows.map((row) => [row.id, row]));
  const gone = target.filter(([productId]) => !found.get(productId)?.active);
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
