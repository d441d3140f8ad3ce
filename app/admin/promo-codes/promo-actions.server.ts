import { data, href } from 'react-router';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import { listProductsForOwner } from '#domain/catalog/list-products-for-owner.server.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { findPromoCode } from '#domain/orders/promo/list-promo-codes.server.ts';
import type { SavePromoRefusal } from '#domain/orders/promo/save-promo-code.server.ts';
import type { PromoForm } from '#domain/promotions/promo-schema.server.ts';
import { runningShopContext } from '#web/contexts.server.ts';
import { redirectWithFlash } from '#web/cookies/flash.server.ts';
import { refusedAnswer } from '#web/forms/form-answers.server.ts';
import type { RequestArgs } from '#web/responses/log-request-error.server.ts';
import { throwNotFound } from '#web/responses/not-found.server.ts';
import { deletedProductName } from './promo-codes.copy.ts';
import type { PromoProduct } from './promo-form-page.tsx';
import { differencesOf } from './promo-values.ts';

/**
 * Lists the products to which a code can be limited, including the deleted ones in its limit: saving a form without the
 * deleted ones would remove them from the limit.
 */
export async function listPromoProducts(
  shop: AdminShop,
  limitedTo: readonly string[] = [],
): Promise<PromoProduct[]> {
  const deleted = limitedTo.length
    ? await listProductsForOwner(shop, '', { filter: 'deleted' })
    : [];
  return [
    ...(await listProductsForOwner(shop)).map(({ id, name }) => ({ id, name })),
    ...deleted
      .filter(({ id }) => limitedTo.includes(id))
      .map(({ id, name }) => ({ id, name: deletedProductName(name) })),
  ];
}

type OutdatedForm = { promoCodeId: string; form: PromoForm; typed: Record<string, string> };

/** Returns the form as it was typed, with what another admin has saved since, and the version for the next save. */
export async function refuseOutdated(shop: AdminShop, { promoCodeId, form, typed }: OutdatedForm) {
  const promo = (await findPromoCode(shop, promoCodeId)) ?? throwNotFound();
  const { entries } = await listAudit(shop, { subject: { kind: 'promo-code', id: promo.id } });
  const conflict = { by: entries[0]?.userName, theirs: differencesOf(promo, form) };
  const values = { ...typed, version: `${promo.version}` };
  return data({ values, problems: {}, conflict }, { status: 409 });
}

type RefusedSave = Exclude<SavePromoRefusal, { code: 'changed-since' }>;
type SaveOutcome = { values: Record<string, string>; saved: Result<undefined, RefusedSave> };

/** Redirects to the list, or returns the form with the refusal. */
export function respondToSave(context: RequestArgs['context'], { values, saved }: SaveOutcome) {
  if (saved.ok) {
    const flash = { kind: 'success', code: 'promo-code-saved' } as const;
    return redirectWithFlash(context.get(runningShopContext), href('/admin/promo-codes'), flash);
  }
  const { refusal } = saved;
  if (refusal.code === 'promo-not-found') throwNotFound();
  return refusedAnswer(values, refusal);
}
