import { href } from 'react-router';
import { listProductsForOwner } from '#domain/catalog/list-products-for-owner.server.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import type { SavePromoRefusal } from '#domain/orders/promo/save-promo-code.server.ts';
import { runningShopContext } from '#web/contexts.server.ts';
import { redirectWithFlash } from '#web/cookies/flash.server.ts';
import { refusedAnswer } from '#web/forms/form-answers.server.ts';
import type { RequestArgs } from '#web/responses/log-request-error.server.ts';
import { throwNotFound } from '#web/responses/not-found.server.ts';
import { deletedProductName } from './promo-codes.copy.ts';
import type { PromoProduct } from './promo-form-page.tsx';

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

type SaveOutcome = { values: Record<string, string>; saved: Result<undefined, SavePromoRefusal> };

/** Redirects to the list, or returns the form with the refusal and, on a conflict, the new version. */
export function respondToSave(context: RequestArgs['context'], { values, saved }: SaveOutcome) {
  if (saved.ok) {
    const flash = { kind: 'success', code: 'promo-code-saved' } as const;
    return redirectWithFlash(context.get(runningShopContext), href('/admin/promo-codes'), flash);
  }
  const { refusal } = saved;
  if (refusal.code === 'promo-not-found') throwNotFound();
  if (refusal.code === 'changed-since') {
    return refusedAnswer({ ...values, version: `${refusal.version}` }, refusal);
  }
  return refusedAnswer(values, refusal);
}
