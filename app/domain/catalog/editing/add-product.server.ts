import { hash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import {
  inRecordedTransaction,
  nothingChanged,
  okRecorded,
} from '#domain/audit/recorded-transaction.server.ts';
import { recordMovement } from '#domain/catalog/stock/record-movement.server.ts';
import { products } from '#domain/catalog/tables.server.ts';
import { announce } from '#domain/kernel/announce.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { findFreeSlug } from './find-free-slug.server.ts';
import { type PriceRefusal, type ProductForm, priceRefusal } from './product-form.ts';

/**
 * Adds a new product, with the ledger line for its first units. The key belongs to the opened form: pressing its button
 * twice, or again after a lost response, adds one product. Pressing it after that product was deleted adds a new one.
 */
export function addProduct(
  shop: AdminShop,
  form: ProductForm,
  { formKey = '' }: { formKey?: string } = {},
): Promise<Result<{ productId: string }, PriceRefusal>> {
  return inRecordedTransaction(shop, async (shop) => {
    const refusal = priceRefusal(form);
    if (refusal) return refuse(refusal);
    const slug = await findFreeSlug(shop, form.slug || form.nameEn);
    const productId = formKey === '' ? crypto.randomUUID() : await chooseId(shop, formKey, form);
    const now = shop.now();
    const added = await shop.db
      .insert(products)
      .values({ ...form, slug, id: productId, createdAt: now, updatedAt: now })
      .onConflictDoNothing({ target: products.id })
      .returning({ id: products.id });
    if (added.length === 0) return okRecorded(nothingChanged, { productId });
    if (form.stock > 0) {
      await recordMovement(shop, { productId, units: form.stock, reason: 'opening' });
    }
    const entry = await recordAudit(shop, {
      action: 'product-added',
      subject: { kind: 'product', id: productId },
      after: { ...form, slug },
    });
    await announce(shop, { name: 'product-changed' });
    return okRecorded(entry, { productId });
  });
}

/** Returns the id of the form's product, or a new id if that was deleted. Runs under the lock that `findFreeSlug` took. */
async function chooseId({ db }: AdminShop, formKey: string, form: ProductForm): Promise<string> {
  for (let deletedCount = 0; ; deletedCount += 1) {
    const id = idOf([formKey, form, deletedCount]);
    const deleted = and(eq(products.id, id), eq(products.active, false));
    if ((await db.$count(products, deleted)) === 0) return id;
  }
}

/** Derives the product's id from the form's key and values, so that a repeat has the same id and a changed form another. */
function idOf(parts: readonly [formKey: string, form: ProductForm, deletedCount: number]): string {
  const digits = hash('sha256', JSON.stringify(parts), 'hex');
  const groups = [digits.slice(0, 8), digits.slice(8, 12), `8${digits.slice(13, 16)}`];
  return [...groups, `8${digits.slice(17, 20)}`, digits.slice(20, 32)].join('-');
}
