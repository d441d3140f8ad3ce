import { eq, inArray, lt, sql } from 'drizzle-orm';
import { products } from '#domain/catalog/tables.server.ts';
import { ok } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { findPromo } from '#domain/promotions/find-promo.server.ts';
import { type Cart, type CartLine, mergeLines } from './cart.ts';
import { lockCart, saveLockedCart } from './lock-cart.server.ts';
import { mergedCartLines } from './tables.server.ts';

/** Slightly longer than the lifetime of the guest cart's cookie. */
const recordedForMs = 61 * 24 * 60 * 60 * 1000;

/**
 * Merges a guest's cart into the cart of an account. Merging the same cart again adds only what was added to it since,
 * so that a repeated sign-in adds nothing twice. Returns whether a quantity was reduced.
 */
export async function mergeGuestCart(
  shop: Shop,
  userId: string,
  guestCart: Cart,
): Promise<{ isCapped: boolean }> {
  const { key, lines } = guestCart;
  if (key === undefined) return { isCapped: false };
  const result = await inTransaction(shop, async (shop) => {
    const accountCart = await lockCart(shop, userId);
    if (!accountCart) return ok({ isCapped: false });
    const newLines = await linesNotMergedYet(shop, key, await existingLines(shop, lines));
    const { cart, isCapped } = mergeLines(accountCart, newLines);
    if (newLines.length > 0) {
      const promoCode = await mergedPromoCode(shop, accountCart, guestCart);
      await saveLockedCart(shop, userId, { ...cart, promoCode });
      await recordMerged(shop, { key, userId, lines: newLines });
    }
    return ok({ isCapped });
  });
  return result.ok ? result.value : { isCapped: false };
}

/** Returns the account's promo code, or the guest's where the account has none or one that is not valid any more. */
async function mergedPromoCode(
  shop: Shop,
  account: Cart,
  guest: Cart,
): Promise<string | undefined> {
  const codes = [account.promoCode, guest.promoCode].flatMap((code) => code ?? []);
  for (const code of codes) {
    const promo = await findPromo(shop, code);
    if (promo && !('problem' in promo)) return code;
  }
  return codes[0];
}

/** Drops lines of products that do not exist, because a cookie can be older than the catalog. */
async function existingLines(shop: Shop, lines: readonly CartLine[]): Promise<CartLine[]> {
  const ids = lines.map(({ productId }) => productId);
  const rows = await shop.db
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, ids));
  const existingIds = new Set(rows.map(({ id }) => id));
  return lines.filter(({ productId }) => existingIds.has(productId));
}

async function linesNotMergedYet(
  shop: Shop,
  key: string,
  lines: readonly CartLine[],
): Promise<CartLine[]> {
  const rows = await shop.db
    .select({ productId: mergedCartLines.productId, quantity: mergedCartLines.quantity })
    .from(mergedCartLines)
    .where(eq(mergedCartLines.cartKey, key));
  const mergedQuantities = new Map(rows.map(({ productId, quantity }) => [productId, quantity]));
  return lines
    .map((line) => ({
      ...line,
      quantity: line.quantity - (mergedQuantities.get(line.productId) ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0);
}

type MergedLines = { key: string; userId: string; lines: readonly CartLine[] };

async function recordMerged(shop: Shop, { key, userId, lines }: MergedLines): Promise<void> {
  const joinedAt = shop.now();
  const expiredBefore = new Date(joinedAt.getTime() - recordedForMs);
  await shop.db.delete(mergedCartLines).where(lt(mergedCartLines.joinedAt, expiredBefore));
  await shop.db
    .insert(mergedCartLines)
    .values(lines.map((line) => ({ ...line, cartKey: key, userId, joinedAt })))
    .onConflictDoUpdate({
      target: [mergedCartLines.cartKey, mergedCartLines.productId],
      set: { quantity: sql`${mergedCartLines.quantity} + excluded.quantity`, joinedAt },
    });
}
