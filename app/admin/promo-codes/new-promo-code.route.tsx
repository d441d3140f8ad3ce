import { href } from 'react-router';
import { panelMeta } from '#admin/page/panel-meta.ts';
import { onceForForm } from '#domain/forms/once-for-form.server.ts';
import { addPromoCode } from '#domain/orders/promo/save-promo-code.server.ts';
import { promoSchema } from '#domain/promotions/promo-schema.server.ts';
import { adminShopContext } from '#web/contexts.server.ts';
import { wrongFieldsAnswer } from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import type { FailedRequestHandle } from '#web/navigation/failed-request.ts';
import type { Route } from './+types/new-promo-code.route';
import { listPromoProducts, respondToSave } from './promo-actions.server.ts';
import { promoCodesCopy } from './promo-codes.copy.ts';
import { PromoFormPage } from './promo-form-page.tsx';

export const handle: FailedRequestHandle = {
  failedRequest: { messageOf: () => promoCodesCopy.notSaved },
};

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(promoCodesCopy.add, matches);
}

export async function loader({ context }: Route.LoaderArgs) {
  return {
    products: await listPromoProducts(context.get(adminShopContext)),
    formKey: crypto.randomUUID(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, promoSchema);
  if (!form.ok) return wrongFieldsAnswer(form.values, form.refusal.problems);
  const submission = { subject: 'promo-code', values: form.values };
  const added = await onceForForm(context.get(adminShopContext), submission, (shop) =>
    addPromoCode(shop, form.value),
  );
  return respondToSave(context, { values: form.values, saved: added });
}

export default function NewPromoCodeRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { products, formKey } = loaderData;
  return (
    <PromoFormPage
      title={promoCodesCopy.add}
      action={href('/admin/promo-codes/new')}
      products={products}
      initialValues={{ formKey, kind: 'percentage', active: 'on' }}
      answer={actionData}
    />
  );
}
