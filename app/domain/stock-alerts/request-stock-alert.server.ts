import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { isPlaceholderEmail } from '#domain/accounts/identifier.server.ts';
import { generateToken } from '#domain/accounts/link-token.server.ts';
import { findCurrentSlug } from '#domain/catalog/find-current-slug.server.ts';
import { findProductBySlug } from '#domain/catalog/find-product-by-slug.server.ts';
import { announce } from '#domain/kernel/announce.server.ts';
import type { Language } from '#domain/kernel/bilingual.ts';
import { repeatCondition } from '#domain/kernel/clock-conditions.server.ts';
import { formText } from '#domain/kernel/form-text.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { addressBucket, hashedBucket } from '#domain/limits/address-bucket.server.ts';
import { budgetOf } from '#domain/limits/budgets.ts';
import { spendAttempts, type TooManyAttempts } from '#domain/limits/spend-attempt.server.ts';
import { confirmWithinHours, maxAlertEmailLength } from './stock-alert.ts';
import { stockAlerts } from './tables.server.ts';

/** Validates the e-mail address of a stock alert; lower-cases it. */
export const stockAlertSchema = z.object({
  email: formText({ max: maxAlertEmailLength })
    .transform((text) => text.toLowerCase())
    .refine((text) => z.email().safeParse(text).success && !isPlaceholderEmail(text), 'email'),
});

export type RequestAlertRefusal =
  | TooManyAttempts
  | { code: 'product-not-found' }
  | { code: 'in-stock' };

type AlertRequest = {
  slug: string;
  email: string;
  language: Language;
  clientAddress: string;
  /** Returns the URL of the page that takes the token. */
  alertUrl: (token: string) => string;
};

/**
 * Mails a link that confirms a stock alert, unless one was mailed just now, and returns the product's current slug. Acts
 * and responds in the same way for an address that already has an alert.
 */
export async function requestStockAlert(
  shop: Shop,
  { slug, email, language, clientAddress, alertUrl }: AlertRequest,
): Promise<Result<{ slug: string }, RequestAlertRefusal>> {
  const { outcome } = await spendAttempts(shop, [
    budgetOf('stock-alert:address', addressBucket(clientAddress)),
    budgetOf('stock-alert:email', hashedBucket(email)),
  ]);
  if (!outcome.ok) return outcome;
  const product = await findProductByAnySlug(shop, slug);
  if (!product) return refuse({ code: 'product-not-found' });
  if (product.stock > 0) return refuse({ code: 'in-stock' });
  return inTransaction(shop, async (shop) => {
    const { token, tokenHash, expiresAt } = generateToken(shop, { hours: confirmWithinHours });
    const justAsked = repeatCondition(shop, stockAlerts.askedAt);
    const requested = { language, tokenHash, askedAt: shop.now(), toldAt: null };
    const [alert] = await shop.db
      .insert(stockAlerts)
      .values({ productId: product.id, email, ...requested })
      .onConflictDoUpdate({
        target: [stockAlerts.productId, stockAlerts.email],
        set: {
          ...requested,
          // Stays confirmed until the address was notified; after that the new request is to be confirmed again.
          confirmedAt: sql`case when ${stockAlerts.toldAt} is null then ${stockAlerts.confirmedAt} end`,
        },
        setWhere: sql`${stockAlerts.toldAt} is not null or not ${justAsked}`,
      })
      .returning({ id: stockAlerts.id });
    if (!alert) return ok({ slug: product.slug });
    await announce(shop, {
      name: 'stock-alert-requested',
      stockAlertId: alert.id,
      requestId: crypto.randomUUID(),
      email,
      language,
      link: alertUrl(token),
      expiresAt,
    });
    return ok({ slug: product.slug });
  });
}

/** Finds a product by its current slug or a former one, which the page that sent the form may still have. */
async function findProductByAnySlug(shop: Shop, slug: string) {
  const product = await findProductBySlug(shop, slug);
  if (product) return product;
  const currentSlug = await findCurrentSlug(shop, slug);
  return currentSlug === undefined ? undefined : findProductBySlug(shop, currentSlug);
}
