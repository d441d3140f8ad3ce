import { and, count, eq, ne, sql } from 'drizzle-orm';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import {
  inRecordedTransaction,
  nothingChanged,
  okRecorded,
} from '#domain/audit/recorded-transaction.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import type { PromoForm } from '#domain/promotions/promo-schema.server.ts';
import { promoCodes } from '#domain/promotions/tables.server.ts';

export type SavePromoRefusal =
  | { code: 'promo-not-found' }
  /** Another admin saved it since the form was opened. */
  | { code: 'changed-since' }
  | { code: 'promo-taken' }
  /** The terms of a code cannot change once an order has used it. */
  | { code: 'promo-in-use' };

/** Adds a code. Refuses a code that exists already, active or not. */
export function addPromoCode(
  shop: AdminShop,
  { terms, rules }: PromoForm,
): Promise<Result<undefined, { code: 'promo-taken' }>> {
  return inRecordedTransaction(shop, async (shop) => {
    await lockCodeText(shop, terms.code);
    const [added] = await shop.db
      .insert(promoCodes)
      .values({ ...terms, ...rules, createdAt: shop.now() })
      .onConflictDoNothing()
      .returning();
    if (!added) return refuse({ code: 'promo-taken' });
    const subject = { kind: 'promo-code', id: added.id } as const;
    const after = valuesOf(added);
    return okRecorded(await recordAudit(shop, { action: 'promo-code-added', subject, after }));
  });
}

/**
 * Changes a code. Waits for orders that are being placed with it, and recounts its uses where it has a limit. Refuses
 * another code, kind, value or choice of products once an order has used it.
 */
export function savePromoCode(
  shop: AdminShop,
  promoCodeId: string,
  { terms, rules, version }: PromoForm,
): Promise<Result<undefined, SavePromoRefusal>> {
  return inRecordedTransaction(shop, async (shop) => {
    const isThisPromoCode = eq(promoCodes.id, promoCodeId);
    const [current] = await shop.db.select().from(promoCodes).where(isThisPromoCode).for('update');
    if (!current) return refuse({ code: 'promo-not-found' });
    if (current.version !== version) return refuse({ code: 'changed-since' });
    const before = valuesOf(current);
    const after = valuesOf({ ...current, ...terms, ...rules });
    if (JSON.stringify(before) === JSON.stringify(after)) return okRecorded(nothingChanged);
    const refusal = await findTermsRefusal(shop, current, terms);
    if (refusal) return refuse(refusal);
    const used = rules.maxUses === null ? 0 : await countUses(shop, promoCodeId);
    const changed = { ...terms, ...rules, used, version: version + 1 };
    await shop.db.update(promoCodes).set(changed).where(isThisPromoCode);
    const subject = { kind: 'promo-code', id: promoCodeId } as const;
    return okRecorded(
      await recordAudit(shop, { action: 'promo-code-saved', subject, before, after }),
    );
  });
}

type Terms = PromoForm['terms'];

async function findTermsRefusal(
  shop: AdminShop,
  current: Terms & { id: string },
  requested: Terms,
) {
  if (hasSameTerms(current, requested)) return undefined;
  if (await isUsedByOrder(shop, current.id)) return { code: 'promo-in-use' } as const;
  if (requested.code === current.code) return undefined;
  await lockCodeText(shop, requested.code);
  return (await isCodeTaken(shop, requested.code)) ? ({ code: 'promo-taken' } as const) : undefined;
}

/** Locks a code, existing or not, so that of concurrent requests for it the second finds it taken. */
async function lockCodeText(shop: AdminShop, code: string): Promise<void> {
  const name = `promo-code:${code}`;
  await shop.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

function hasSameTerms(current: Terms, { code, kind, value, productIds }: Terms): boolean {
  const isSame = current.code === code && current.kind === kind && current.value === value;
  return isSame && current.productIds.join() === productIds.join();
}

export type PromoValues = ReturnType<typeof valuesOf>;

/** Returns the fields of a code for the activity log. */
function valuesOf(promo: Terms & PromoForm['rules']) {
  const { code, kind, value, productIds, minimumLkr, startsAt, endsAt } = promo;
  const { maxUses, maxUsesPerPhone, active: isOn } = promo;
  const period = {
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
  };
  const limits = { maxUses, maxUsesPerPhone };
  return { promo: code, kind, value, productIds, minimumLkr, ...period, ...limits, isOn };
}

async function isUsedByOrder(shop: AdminShop, promoCodeId: string): Promise<boolean> {
  return (await shop.db.$count(orders, eq(orders.promoCodeId, promoCodeId))) > 0;
}

async function isCodeTaken(shop: AdminShop, code: string): Promise<boolean> {
  return (await shop.db.$count(promoCodes, eq(promoCodes.code, code))) > 0;
}

async function countUses(shop: AdminShop, promoCodeId: string): Promise<number> {
  const [found] = await shop.db
    .select({ uses: count() })
    .from(orders)
    .where(and(eq(orders.promoCodeId, promoCodeId), ne(orders.status, 'cancelled')));
  return found?.uses ?? 0;
}
