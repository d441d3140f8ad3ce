import { href } from 'react-router';
import { panelMeta } from '#admin/page/panel-meta.ts';
import { onceForForm } from '#domain/forms/once-for-form.server.ts';
import { refuse } from '#domain/kernel/result.ts';
import { findPromoCode } from '#domain/orders/promo/list-promo-codes.server.ts';
import { savePromoCode } from '#domain/orders/promo/save-promo-code.server.ts';
import { promoSchema } from '#domain/promotions/promo-schema.server.ts';
import { adminShopContext } from '#web/contexts.server.ts';
import { wrongFieldsAnswer } from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import type { FailedRequestHandle } from '#web/navigation/failed-request.ts';
import { throwNotFound } from '#web/responses/not-found.server.ts';
import type { Route } from './+types/promo-code.route';
import { listPromoProducts, refuseOutdated, respondToSave } from './promo-actions.server.ts';
import { promoCodesCopy } from './promo-codes.copy.ts';
import { PromoFormPage } from './promo-form-page.tsx';
import { promoValuesOf } from './promo-values.ts';

export const handle: FailedRequestHandle = {
  failedRequest: { messageOf: () => promoCodesCopy.notSaved },
};

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(promoCodesCopy.edit, matches);
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = context.get(adminShopContext);
  const promo = (await findPromoCode(shop, params.promoCodeId)) ?? throwNotFound();
  return {
    id: promo.id,
    isUsed: promo.isUsed,
    products: await listPromoProducts(shop, promo.productIds),
    initialValues: { ...promoValuesOf(promo), formKey: crypto.randomUUID() },
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(adminShopContext);
  const form = await readForm(request, promoSchema);
  if (!form.ok) return wrongFieldsAnswer(form.values, form.refusal.problems);
  const submission = { subject: `promo-code:${params.promoCodeId}`, values: form.values };
  const saved = await onceForForm(shop, submission, (shop) =>
    savePromoCode(shop, params.promoCodeId, form.value),
  );
  const { promoCodeId } = params;
  const { value, values } = form;
  if (saved.ok) return respondToSave(context, { values, saved });
  return saved.refusal.code === 'changed-since'
    ? refuseOutdated(shop, { promoCodeId, form: value, typed: values })
    : respondToSave(context, { values, saved: refuse(saved.refusal) });
}

export default function PromoCodeRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { id, products, isUsed, initialValues } = loaderData;
  return (
    <PromoFormPage
      key={id}
      title={promoCodesCopy.edit}
      action={href('/admin/promo-codes/:promoCodeId', { promoCodeId: id })}
      products={products}
      isUsed={isUsed}
      initialValues={initialValues}
      answer={actionData}
    />
  );
}
