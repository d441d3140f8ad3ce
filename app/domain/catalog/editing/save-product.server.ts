import { and, eq } from 'drizzle-orm';
import type { AuditValues } from '#domain/audit/audit-entry.ts';
import { type AuditEntryNumber, recordAudit } from '#domain/audit/record-audit.server.ts';
import {
  inRecordedTransaction,
  nothingChanged,
  okRecorded,
} from '#domain/audit/recorded-transaction.server.ts';
import { editableColumns } from '#domain/catalog/product-columns.server.ts';
import { recordMovement } from '#domain/catalog/stock/record-movement.server.ts';
import { products } from '#domain/catalog/tables.server.ts';
import { announce } from '#domain/kernel/announce.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { findFreeSlug } from './find-free-slug.server.ts';
import {
  type PriceRefusal,
  type ProductChanges,
  priceRefusal,
  productLimits,
} from './product-form.ts';

export type SaveProductRefusal =
  | { code: 'product-not-found' }
  | { code: 'changed-since' }
  | PriceRefusal
  | { code: 'size-missing' }
  | { code: 'stock-below-zero'; stock: number }
  | { code: 'stock-too-large'; stock: number };

/**
 * Changes the submitted fields. Applies the difference between the submitted and the shown stock, so that units sold since
 * stay sold. Refuses if another admin has saved since the form was opened; an order does not count.
 */
export async function saveProduct(
  shop: AdminShop,
  productId: string,
  changes: ProductChanges,
): Promise<Result<undefined, SaveProductRefusal>> {
  return inRecordedTransaction(shop, async (shop) => {
    const slug = await findRequestedSlug(shop, productId, changes);
    const current = await lockProduct(shop, productId);
    if (!current) return refuse({ code: 'product-not-found' });

    if (changes.version !== undefined && changes.version !== current.version) {
      return refuse({ code: 'changed-since' });
    }

    const stock = current.stock + stockDifference(changes, current);
    const requested = { ...submittedFields(changes), slug: slug ?? current.slug, stock };
    const merged = { ...current, ...requested };
    const refusal = stockRefusal(stock, current) ?? priceRefusal(merged) ?? sizeRefusal(merged);
    return refusal ? refuse(refusal) : okRecorded(await write(shop, current, requested));
  });
}

/** Writes only real changes. A change of the stock alone makes no new version, because forms do not conflict on it. */
async function write(
  shop: AdminShop,
  current: LockedProduct,
  changes: Partial<EditableFields>,
): Promise<AuditEntryNumber> {
  const { id: productId, version, ...before } = current;
  const after: EditableFields = withChanges(before, changes);
  if (isSame(after, before)) return nothingChanged;

  const isRewritten = !isSame({ ...after, stock: 0 }, { ...before, stock: 0 });
  // Without a position, a product comes first among the featured products or the rest.
  const newPosition = after.featured === before.featured ? {} : { position: null };
  const stamp = { version: isRewritten ? version + 1 : version, updatedAt: shop.now() };
  await shop.db
    .update(products)
    .set({ ...after, ...newPosition, ...stamp })
    .where(eq(products.id, productId));
  const units = after.stock - before.stock;
  if (units !== 0) await recordMovement(shop, { productId, units, reason: 'adjusted' });
  const subject = { kind: 'product', id: productId } as const;
  const entry = await recordAudit(shop, { action: 'product-saved', subject, before, after });
  await announce(shop, { name: 'product-changed' });
  return entry;
}

/** Finds the slug, which locks all slugs, before the product is locked, so that concurrent saves lock in one order. */
async function findRequestedSlug(
  shop: AdminShop,
  productId: string,
  { slug, nameEn }: ProductChanges,
) {
  if (slug === undefined) return undefined;
  const requested = slug || (nameEn ?? '');
  return requested === '' ? undefined : findFreeSlug(shop, requested, { productId });
}

type LockedProduct = NonNullable<Awaited<ReturnType<typeof lockProduct>>>;
type EditableFields = Omit<LockedProduct, 'id' | 'version'>;

/** Locks the product, so that orders of it wait until the change is done. */
async function lockProduct(shop: AdminShop, productId: string) {
  const [product] = await shop.db
    .select({ ...editableColumns, id: products.id, version: products.version })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.active, true)))
    .for('update');
  return product;
}

/** Refuses a stock below zero, or one above the limit unless it shrinks: restocking may exceed the limit. */
function stockRefusal(requested: number, { stock }: LockedProduct) {
  if (requested < 0) return { code: 'stock-below-zero', stock } as const;
  return requested > productLimits.stock && requested > stock
    ? ({ code: 'stock-too-large', stock } as const)
    : undefined;
}

/** Refuses a product of a size group without a size, also where only one of the two fields was sent. */
function sizeRefusal({ sizeGroup, sizeMl }: Pick<EditableFields, 'sizeGroup' | 'sizeMl'>) {
  return sizeGroup !== '' && sizeMl === null ? ({ code: 'size-missing' } as const) : undefined;
}

function stockDifference(
  { stock, shownStock }: ProductChanges,
  current: { stock: number },
): number {
  return stock === undefined ? 0 : stock - (shownStock ?? current.stock);
}

function submittedFields({ shownStock: _, version: __, ...fields }: ProductChanges) {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<EditableFields>;
}

/** Keeps the order of the fields, so that two states can be compared as text. */
function withChanges(before: EditableFields, changes: Partial<EditableFields>): EditableFields {
  const changed = Object.keys(before).filter((field) => field in changes);
  const values = changes as AuditValues;
  return { ...before, ...Object.fromEntries(changed.map((field) => [field, values[field]])) };
}

function isSame(one: AuditValues, other: AuditValues): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
