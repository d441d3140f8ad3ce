import { randomUUID } from 'node:crypto';
import type { Cart } from '#domain/cart/cart.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { aCheckoutForm, openTestShop } from './shop.ts';

/** Makes a test shop that can take orders: it has its settings. */
export async function openSellingShop(overrides: Partial<Pick<Shop, 'listeners' | 'actor'>> = {}) {
  const shop = await openTestShop(overrides);
  await ensureSettings(shop);
  return shop;
}

/** Makes a cart with these products and quantities, and a new key. */
export function aCart(...lines: [product: { id: string }, quantity: number][]) {
  return {
    key: randomUUID(),
    lines: lines.map(([{ id }, quantity]) => ({ productId: id, quantity })),
  };
}

/** Returns the form as the page of this cart sends it. */
export function formFor(cart: Cart, overrides: Parameters<typeof aCheckoutForm>[0] = {}) {
  return aCheckoutForm({
    ...(cart.key !== undefined && { idempotencyKey: cart.key }),
    ...overrides,
  });
}
