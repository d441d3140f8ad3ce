import { inArray } from 'drizzle-orm';
import type { GoneLine } from '#domain/cart/priced-cart.ts';
import { productColumns } from '#domain/catalog/product-columns.server.ts';
import { products } from '#domain/catalog/tables.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import type { LockedLine } from '#domain/orders/lock-order.server.ts';

export type AddedLine = Pick<
  LockedLine,
  'productId' | 'productName' | 'priceLkr' | 'quantity' | 'returned' | 'held'
>;

/** Returns a line without units for each wanted product that the order does not have. Refuses what is no longer sold. */
export async function addedLines(
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
