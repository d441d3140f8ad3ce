import type { Shop } from '#domain/kernel/shop.server.ts';
import type { LockedOrder } from '#domain/orders/lock-order.server.ts';
import type { ReturnedPrice } from '#domain/orders/order-money.ts';
import { findPromoTerms } from '#domain/orders/promo/find-promo-terms.server.ts';
import { editedDiscount } from '#domain/promotions/promo.ts';

type Line = { productId: string; priceLkr: number; quantity: number; returned: number };
type GoodsPrice = { subtotalLkr: number; discountLkr: number };

/**
 * Prices the edited lines of an order, by the terms of its promo code. Does not check minimum, days and limits of the code
 * again, because they were met when the order was placed.
 */
export async function priceEdit(
  shop: Shop,
  order: LockedOrder,
  editedLines: readonly Line[],
): Promise<GoodsPrice & { returnedPrice: ReturnedPrice }> {
  const terms = await findPromoTerms(shop, order);
  const price = (lines: readonly Line[]): GoodsPrice => {
    const goods = lines.map(({ productId, priceLkr, quantity }) => {
      return { productId, totalLkr: priceLkr * quantity };
    });
    const subtotalLkr = goods.reduce((sum, { totalLkr }) => sum + totalLkr, 0);
    return { subtotalLkr, discountLkr: editedDiscount(order.discountLkr, terms, goods) };
  };
  const returnedLkr = (lines: readonly Line[]) =>
    netLkr(price(lines)) - netLkr(price(lines.map(withoutReturned)));
  return {
    ...price(editedLines),
    returnedPrice: { beforeLkr: returnedLkr(order.lines), afterLkr: returnedLkr(editedLines) },
  };
}

function netLkr({ subtotalLkr, discountLkr }: GoodsPrice): number {
  return subtotalLkr - discountLkr;
}

function withoutReturned(line: Line): Line {
  return { ...line, quantity: line.quantity - line.returned };
}
