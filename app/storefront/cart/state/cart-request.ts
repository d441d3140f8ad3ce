import { type PricedCart, type PricedLine, withDeliveryFee } from '#domain/cart/priced-cart.ts';

/** A requested change of the cart. `promo` is the code to restore with the only line of the cart. */
export type CartRequest = {
  intent: 'add' | 'set' | 'remove';
  productId: string;
  quantity: number;
  promo?: string;
};

/** Predicts the cart, shown until the server responds. A new product only changes the count. */
export function afterRequest(cart: PricedCart, request: CartRequest): PricedCart {
  const quantityBefore = quantityIn(cart, request.productId);
  const quantity = quantityAfter(quantityBefore, request);
  const lines = withQuantity(cart.lines, request.productId, quantity).map(reprice);
  const subtotalLkr = lines.reduce((sum, line) => sum + line.totalLkr, 0);
  const gone = withQuantity(cart.gone, request.productId, quantity);
  const itemCount = cart.itemCount - quantityBefore + quantity;
  return withDeliveryFee({ ...cart, lines, gone, itemCount, subtotalLkr }, cart.deliveryFeeLkr);
}

/** Returns how many units of a product are in the cart, also of one that is no longer sold. */
export function quantityIn({ lines, gone }: PricedCart, productId: string): number {
  return [...lines, ...gone].find((line) => line.productId === productId)?.quantity ?? 0;
}

function quantityAfter(quantityBefore: number, { intent, quantity }: CartRequest): number {
  if (intent === 'remove') return 0;
  return Math.max(0, intent === 'add' ? quantityBefore + quantity : quantity);
}

function withQuantity<Line extends { productId: string; quantity: number }>(
  lines: readonly Line[],
  productId: string,
  quantity: number,
): Line[] {
  return lines
    .map((line) => (line.productId === productId ? { ...line, quantity } : line))
    .filter((line) => line.quantity > 0);
}

function reprice(line: PricedLine): PricedLine {
  return { ...line, totalLkr: line.priceLkr * line.quantity };
}

/** Merges the requests for each product into one that sets the final quantity, so that it can be repeated. */
export function finalRequests(cart: PricedCart, requests: readonly CartRequest[]): CartRequest[] {
  return [...new Set(requests.map(({ productId }) => productId))].map((productId) => ({
    intent: 'set',
    productId,
    quantity: requests
      .filter((request) => request.productId === productId)
      .reduce(quantityAfter, quantityIn(cart, productId)),
  }));
}

/** Merges two unsent requests, so that ten fast clicks are not ten requests. Undefined if product or intent differs. */
export function mergeRequests(first: CartRequest, second: CartRequest): CartRequest | undefined {
  if (first.productId !== second.productId || first.intent !== second.intent) return undefined;
  if (first.intent !== 'add') return second;
  return { ...first, quantity: first.quantity + second.quantity };
}
