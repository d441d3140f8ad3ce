import { href } from 'react-router';
import { z } from 'zod';
import { revalidateAfterRefusal } from '#admin/form/revalidate-after-refusal.ts';
import { UnsavedFormGuard } from '#admin/form/unsaved-changes-guard.tsx';
import { panelCopy } from '#admin/layout/panel.copy.ts';
import { orderHref, ordersHref, unfilteredListState } from '#admin/orders/orders-urls.ts';
import { PageHeader } from '#admin/page/page-header.tsx';
import { PanelCard } from '#admin/page/panel-card.tsx';
import { panelMeta } from '#admin/page/panel-meta.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { checkoutSchema } from '#domain/orders/checkout/checkout-schema.server.ts';
import { placeOrder } from '#domain/orders/checkout/place-order.server.ts';
import { findKnownCustomer } from '#domain/orders/reading/find-known-customer.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { offeredMethods } from '#domain/payments/payment-methods.ts';
import { placeNames } from '#domain/places/places.copy.ts';
import { hasPromoCodes, listPromos } from '#domain/promotions/find-promo.server.ts';
import { promoCodeOf } from '#domain/promotions/promo.ts';
import { deliveryRulesOf } from '#domain/settings/delivery/delivery-rules-of.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { DeliveryAddressFields, RecipientFields } from '#ui/form/address-fields.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { Both } from '#ui/text/text.tsx';
import { adminShopContext, runningShopContext } from '#web/contexts.server.ts';
import { redirectWithFlash } from '#web/cookies/flash.server.ts';
import { refusedAnswer, wrongFieldsAnswer } from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import type { Route } from './+types/new-order.route';
import { hasValuesOf } from './edit-values.ts';
import { entryCopy, entryFields } from './entry.copy.ts';
import { type EntryAnswer, quantityField } from './entry-answer.ts';
import { entryRefusalCopy } from './entry-refusals.copy.ts';
import { EntrySection } from './entry-section.tsx';
import { KnownCustomerOffer } from './known-customer.tsx';
import { listItems } from './list-items.server.ts';
import { PaymentFields } from './payment-fields.tsx';
import { rulesOfNewOrder } from './price-rules.ts';
import { QuantityFields } from './quantity-fields.tsx';
import { readEntry, withDistrictOf } from './read-entry.server.ts';
import { RunningTotal } from './running-total.tsx';

export const shouldRevalidate = revalidateAfterRefusal;

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(entryCopy.newOrder, matches);
}

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(adminShopContext);
  const settings = await readSettings(shop);
  return {
    takesPromo: await hasPromoCodes(shop),
    promos: await listPromos(shop),
    items: await listItems(shop),
    delivery: deliveryRulesOf(settings),
    // Only shoppers themselves can pay online.
    paymentMethods: offeredMethods(settings, { hasGateway: false }),
    idempotencyKey: crypto.randomUUID(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const lookup = await lookUpCustomer(request.clone(), context.get(adminShopContext));
  if (lookup) return lookup;
  const read = await readEntry(request, checkoutSchema);
  const { values } = read;
  if (!read.ok) {
    const { problems } = read.refusal;
    // Only an outdated page lacks the key; the page of the response has one.
    return problems['idempotencyKey'] === undefined
      ? wrongFieldsAnswer(values, problems)
      : refusedAnswer(values, { code: 'stale-page' } as const);
  }

  const { form, quantities } = read.value;
  const lines = [...quantities].flatMap(([productId, quantity]) =>
    quantity > 0 ? [{ productId, quantity }] : [],
  );
  const promoCode = promoCodeOf(values['promo'] ?? '') || undefined;
  const cart = { key: form.idempotencyKey, lines, promoCode };
  const placed = await placeOrder(context.get(adminShopContext), cart, form);
  if (!placed.ok) return refusedAnswer(withDistrictOf(form, values), placed.refusal);
  const { orderId, wasPlacedBefore } = placed.value;
  const earlier = wasPlacedBefore && (await findOrder(context.get(adminShopContext), orderId));
  const flash =
    earlier && !hasValuesOf(earlier, { form, cart })
      ? ({ kind: 'error', code: 'order-entered-before' } as const)
      : ({ kind: 'success', code: 'order-entered' } as const);
  return redirectWithFlash(
    context.get(runningShopContext),
    orderHref(orderId, unfilteredListState),
    flash,
  );
}

const lookupSchema = z.looseObject({ button: z.enum(['look-up', 'use-known']), phone: z.string() });

/**
 * Returns the form with the customer of its phone number, filled in if that was requested, for pages without JavaScript.
 * Returns undefined for a form that places the order.
 */
async function lookUpCustomer(request: Request, shop: AdminShop) {
  const { values, ...form } = await readForm(request, lookupSchema);
  if (!form.ok) return undefined;
  const knownCustomer = (await findKnownCustomer(shop, form.value.phone)) ?? null;
  const isUsed = form.value.button === 'use-known' && knownCustomer !== null;
  return {
    values: isUsed ? { ...values, ...knownCustomer.fields } : values,
    problems: {},
    knownCustomer,
  };
}

/** Enters an order that was taken by phone. The form keeps its idempotency key, so that a double submit places one order. */
export default function NewOrderRoute({ loaderData, actionData }: Route.ComponentProps) {
  const answer: EntryAnswer | undefined = actionData;
  const { items, delivery, paymentMethods, idempotencyKey, takesPromo, promos } = loaderData;
  const noQuantities = items.map(({ productId }) => [quantityField(productId), '0']);
  const isStale = answer?.refusal?.code === 'stale-page';
  const key = isStale ? idempotencyKey : (answer?.values['idempotencyKey'] ?? idempotencyKey);
  return (
    <>
      <PageHeader title={entryCopy.newOrder} subtitle={entryCopy.newHint}>
        <ButtonLink to={ordersHref(unfilteredListState)} variant="outline" size="small">
          <Both of={panelCopy.cancel} inline />
        </ButtonLink>
      </PageHeader>
      <div className="grid max-w-230 gap-5">
        <PanelCard>
          <Form
            action={href('/admin/orders/new')}
            replace
            fields={entryFields(items)}
            answer={answer}
            initialValues={Object.fromEntries(noQuantities)}
            isAboutSomeoneElse
            className="grid gap-7"
          >
            <FormProblems
              title={entryCopy.notSaved}
              refused={answer?.refusal && entryRefusalCopy(answer.refusal)}
            />
            <UnsavedFormGuard />
            <input type="hidden" name="idempotencyKey" value={key} />
            <EntrySection title={entryCopy.items} hint={entryCopy.itemsHint}>
              <QuantityFields items={items} />
              <RunningTotal items={items} {...rulesOfNewOrder({ delivery, promos })} />
            </EntrySection>
            <EntrySection title={entryCopy.customer}>
              <RecipientFields withEmail />
              <KnownCustomerOffer
                key={answer?.knownCustomer?.phone}
                initial={answer?.knownCustomer}
              />
              <DeliveryAddressFields {...placeNames} />
            </EntrySection>
            <EntrySection title={entryCopy.delivery}>
              <PaymentFields methods={paymentMethods} withLanguage />
              {takesPromo && <TextField name="promo" className="max-w-80" />}
            </EntrySection>
            <div>
              <SubmitButton of={entryCopy.place} />
            </div>
          </Form>
        </PanelCard>
      </div>
    </>
  );
}
