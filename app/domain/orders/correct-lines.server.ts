import { and, eq } from 'drizzle-orm';
import { putBackUnits } from '#domain/catalog/put-back-units.server.ts';
import type { Units } from '#domain/catalog/stock.ts';
import { takeStock } from '#domain/catalog/take-stock.server.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import type { Order, OrderLine } from './find-order.server.ts';
import { orderLines } from './tables.server.ts';

export type CorrectLinesRefusal =
  | { code: 'nothing-left' }
  | { code: 'sold-out'; productId: string; productName: Bilingual; left: number };

/**
 * Sets the quantities of an order's lines, and moves the difference from the shelf or back to it. A line of 0 goes.
 * Answers what the lines cost then. To be called while the order is locked.
 */
export async function correctLines(
  shop: OwnerShop,
  { id: orderId, lines }: Order,
  quantities: ReadonlyMap<string, number>,
): Promise<Result<{ subtotalLkr: number }, CorrectLinesRefusal>> {
  const wanted = lines.map((line) => ({
    ...line,
    wanted: quantities.get(line.productId) ?? line.quantity,
  }));
  if (wanted.every((line) => line.wanted === 0)) return refuse({ code: 'nothing-left' });

  const more = difference(wanted, (line) => line.wanted - line.quantity);
  const less = difference(wanted, (line) => line.quantity - line.wanted);
  const short = await takeStock(shop, more, { orderId });
  if (short) return refuse({ code: 'sold-out', ...short, productName: nameOf(lines, short) });
  await putBackUnits(shop, less, { orderId, reason: 'corrected' });

  for (const line of wanted) await writeLine(shop, orderId, line);
  const subtotalLkr = wanted.reduce((sum, line) => sum + line.priceLkr * line.wanted, 0);
  return ok({ subtotalLkr });
}

type WantedLine = OrderLine & { wanted: number };

function difference(lines: readonly WantedLine[], of: (line: WantedLine) => number): Units[] {
  return lines.flatMap((line) => {
    const quantity = of(line);
    return quantity > 0 ? [{ productId: line.productId, quantity }] : [];
  });
}

async function writeLine(shop: OwnerShop, orderId: string, line: WantedLine): Promise<void> {
  const { productId, quantity, wanted } = line;
  if (wanted === quantity) return;
  const isLine = and(eq(orderLines.orderId, orderId), eq(orderLines.productId, productId));
  await (wanted === 0
    ? shop.db.delete(orderLines).where(isLine)
    : shop.db.update(orderLines).set({ quantity: wanted }).where(isLine));
}

function nameOf(lines: readonly OrderLine[], { productId }: { productId: string }): Bilingual {
  return lines.find((line) => line.productId === productId)?.productName ?? { en: '', si: '' };
}
