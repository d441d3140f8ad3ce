import { and, eq, inArray, sql } from 'drizzle-orm';
import type { GoneLine } from '#domain/cart/priced-cart.ts';
import { productColumns } from '#domain/catalog/product-columns.server.ts';
import { applyStockMoves, type StockMove } from '#domain/catalog/stock/apply-stock-moves.server.ts';
import { products } from '#domain/catalog/tables.server.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import type { LockedLine, LockedOrder } from '#domain/orders/lock-order.server.ts';
import { orderLines } from '#domain/orders/tables.server.ts';

export type EditLinesRefusal =
  | { code: 'nothing-left' }
  | { code: 'product-gone'; products: GoneLine[] }
  /** `left` units can still be sold; `lacking` units were missing from the order already before this edit. */
  | { code: 'sold-out'; productId: string; productName: Bilingual; left: number; lacking: number };

type Line = Pick<
  LockedLine,
  'productId' | 'productName' | 'priceLkr' | 'quantity' | 'returned' | 'held'
>;
export type EditedLine = Omit<Line, 'held'>;

/**
 * Sets the quantities of a locked order, and takes or restocks the difference to the units that it holds; 0 removes a line,
 * a new product has today's price. Refuses to raise a line by more than is in stock.
 */
export async function editLines(
  shop: AdminShop,
  { id: orderId, lines }: LockedOrder,
  quantities: ReadonlyMap<string, number>,
): Promise<Result<EditedLine[], EditLinesRefusal>> {
  const added = await findAddedLines(shop, lines, quantities);
  if (!added.ok) return added;
  const edited = [...lines, ...added.value].map((line) => withEditedQuantity(line, quantities));
  if (edited.every((line) => line.editedQuantity === 0)) return refuse({ code: 'nothing-left' });

  const { refused } = await applyStockMoves(shop, edited.map(moveFor), { orderId });
  if (refused) {
    const { productId, unitsLeft: left } = refused;
    const shortage = { productId, left, lacking: lackingUnits(lines, refused) };
    return refuse({ code: 'sold-out', ...shortage, productName: nameOf(edited, refused) });
  }
  for (const line of edited) await writeLine(shop, orderId, line);
  const keptLines = edited.filter((line) => line.editedQuantity > 0);
  return ok(keptLines.map(({ editedQuantity: quantity, ...line }) => ({ ...line, quantity })));
}

type LineEdit = Line & { editedQuantity: number };

/** Sets the returned units of a changed line to 0, because the owner entered a quantity without them. */
function withEditedQuantity(line: Line, quantities: ReadonlyMap<string, number>): LineEdit {
  const editedQuantity = quantities.get(line.productId) ?? line.quantity;
  const returned = editedQuantity === line.quantity ? line.returned : 0;
  return { ...line, editedQuantity, returned };
}

/** Takes as many units as are in stock for a line that is not raised; a raised line needs all of its units. */
function moveFor(line: LineEdit): StockMove {
  const { productId, quantity, editedQuantity, returned, held } = line;
  const units = held - (editedQuantity - returned);
  const reason = units > 0 ? 'corrected' : 'order';
  return { productId, units, reason, mayFallShort: editedQuantity <= quantity };
}

function lackingUnits(lines: readonly Line[], { productId }: { productId: string }): number {
  const line = lines.find((line) => line.productId === productId);
  return line ? Math.max(0, line.quantity - line.returned - line.held) : 0;
}

async function writeLine(shop: AdminShop, orderId: string, line: LineEdit): Promise<void> {
  const { productId, productName, priceLkr, quantity, returned, editedQuantity } = line;
  if (editedQuantity === quantity) return;
  if (quantity === 0) {
    const position = sql`(select coalesce(max(position), -1) + 1 from order_lines where order_id = ${orderId})`;
    const added = { orderId, position, productId, productName, priceLkr };
    await shop.db.insert(orderLines).values({ ...added, quantity: editedQuantity });
    return;
  }
  const isLine = and(eq(orderLines.orderId, orderId), eq(orderLines.productId, productId));
  await (editedQuantity === 0
    ? shop.db.delete(orderLines).where(isLine)
    : shop.db.update(orderLines).set({ quantity: editedQuantity, returned }).where(isLine));
}

function nameOf(lines: readonly Line[], { productId }: { productId: string }): Bilingual {
  return lines.find((line) => line.productId === productId)?.productName ?? { en: '', si: '' };
}

/** Returns a line of quantity 0 for each requested product that the order lacks. Refuses products no longer sold. */
async function findAddedLines(
  shop: AdminShop,
  lines: readonly LockedLine[],
  quantities: ReadonlyMap<string, number>,
): Promise<Result<Line[], { code: 'product-gone'; products: GoneLine[] }>> {
  const orderedIds = new Set(lines.map(({ productId }) => productId));
  const requested = [...quantities].filter(([id, quantity]) => quantity > 0 && !orderedIds.has(id));
  if (requested.length === 0) return ok([]);
  const { id, name, priceLkr } = productColumns;
  const rows = await shop.db
    .select({ id, name, priceLkr, active: products.active })
    .from(products)
    .where(
      inArray(
        products.id,
        requested.map(([productId]) => productId),
      ),
    )
    .orderBy(products.id);
  const found = new Map(rows.map((row) => [row.id, row]));
  const gone = requested.filter(([productId]) => !found.get(productId)?.active);
  if (gone.length > 0) {
    const goneLines = gone.map(([productId, quantity]) => {
      return { productId, quantity, name: found.get(productId)?.name };
    });
    return refuse({ code: 'product-gone', products: goneLines });
  }
  const empty = { quantity: 0, returned: 0, held: 0 };
  return ok(
    rows.map(({ id: productId, name: productName, priceLkr }) => {
      return { productId, productName, priceLkr, ...empty };
    }),
  );
}
