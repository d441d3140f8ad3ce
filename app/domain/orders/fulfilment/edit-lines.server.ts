import { and, eq } from 'drizzle-orm';
import { type Move, moveUnits } from '#domain/catalog/move-units.server.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import type { LockedLine, LockedOrder } from '#domain/orders/lock-order.server.ts';
import { orderLines } from '#domain/orders/tables.server.ts';

export type EditLinesRefusal =
  | { code: 'nothing-left' }
  | { code: 'sold-out'; productId: string; productName: Bilingual; left: number };

/**
 * Sets the quantities of a locked order and moves stock until the order holds them; 0 removes a line. Refuses to raise
 * a line by more than is in stock; takes missing units as far as there are any. Returns the subtotal in rupees.
 */
export async function editLines(
  shop: OwnerShop,
  { id: orderId, lines }: LockedOrder,
  quantities: ReadonlyMap<string, number>,
): Promise<Result<{ subtotalLkr: number }, EditLinesRefusal>> {
  const wanted = lines.map((line) => wantedLine(line, quantities));
  if (wanted.every((line) => line.wanted === 0)) return refuse({ code: 'nothing-left' });

  const { refused } = await moveUnits(shop, wanted.map(moveFor), { orderId });
  if (refused) {
    const { productId, left } = refused;
    return refuse({ code: 'sold-out', productId, left, productName: nameOf(lines, refused) });
  }
  for (const line of wanted) await writeLine(shop, orderId, line);
  const subtotalLkr = wanted.reduce((sum, line) => sum + line.priceLkr * line.wanted, 0);
  return ok({ subtotalLkr });
}

type WantedLine = LockedLine & { wanted: number };

/** A new quantity has no returned units: the owner has counted them in. */
function wantedLine(line: LockedLine, quantities: ReadonlyMap<string, number>): WantedLine {
  const wanted = quantities.get(line.productId) ?? line.quantity;
  return { ...line, wanted, returned: wanted === line.quantity ? line.returned : 0 };
}

function moveFor({ productId, quantity, wanted, returned, held }: WantedLine): Move {
  const units = held - (wanted - returned);
  const reason = units > 0 ? 'corrected' : 'order';
  return { productId, units, reason, mayFallShort: wanted <= quantity };
}

async function writeLine(shop: OwnerShop, orderId: string, line: WantedLine): Promise<void> {
  const { productId, quantity, returned, wanted } = line;
  if (wanted === quantity) return;
  const isLine = and(eq(orderLines.orderId, orderId), eq(orderLines.productId, productId));
  await (wanted === 0
    ? shop.db.delete(orderLines).where(isLine)
    : shop.db.update(orderLines).set({ quantity: wanted, returned }).where(isLine));
}

function nameOf(lines: readonly LockedLine[], { productId }: { productId: string }): Bilingual {
  return lines.find((line) => line.productId === productId)?.productName ?? { en: '', si: '' };
}
