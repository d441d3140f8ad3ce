import { redirect } from 'react-router';
import { everything, orderHref } from '#admin/orders/orders-address.ts';
import { panelMeta } from '#admin/shell/panel-meta.ts';
import { listProductsForOwner } from '#domain/catalog/list-products-for-owner.server.ts';
import { checkoutSchema } from '#domain/orders/checkout/checkout-schema.server.ts';
import { placeOrder } from '#domain/orders/checkout/place-order.server.ts';
import { offeredMethods } from '#domain/payments/payment-methods.ts';
import { readDeliveryFee } from '#domain/settings/read-delivery-fee.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { ownerShopContext, runningShopContext } from '#web/contexts.server.ts';
import { writeFlash } from '#web/flash.server.ts';
import { refused, wrongFields } from '#web/form-answers.server.ts';
import type { Route } from './+types/new-order.route';
import { entryCopy } from './entry.copy.ts';
import { NewOrderPage } from './new-order-page.tsx';
import { readEntry } from './read-entry.server.ts';

export function meta() {
  return panelMeta(entryCopy.newOrder);
}

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(ownerShopContext);
  const products = await listProductsForOwner(shop);
  return {
    items: products.map(({ id, name, images, priceLkr, stock }) => ({
      productId: id,
      name,
      image: images[0],
      priceLkr,
      stock,
    })),
    fees: { deliveryFeeLkr: await readDeliveryFee(shop), discountLkr: 0 },
    paymentMethods: offeredMethods(await readSettings(shop)),
    idempotencyKey: crypto.randomUUID(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const read = await readEntry(request, checkoutSchema);
  const { values } = read;
  if (!read.ok) {
    const { problems } = read.refusal;
    // Only an old page lacks its key; the next one has another.
    return problems['idempotencyKey'] === undefined
      ? wrongFields(values, problems)
      : refused(values, { code: 'stale-page' } as const);
  }

  const { form, quantities } = read.value;
  const lines = [...quantities].flatMap(([productId, quantity]) =>
    quantity > 0 ? [{ productId, quantity }] : [],
  );
  const cart = { key: form.idempotencyKey, lines };
  const placed = await placeOrder(context.get(ownerShopContext), cart, form);
  if (!placed.ok) return refused(values, placed.refusal);
  const flash = { kind: 'success', code: 'order-entered' } as const;
  const said = await writeFlash(context.get(runningShopContext), flash);
  const order = orderHref(placed.value.orderId, everything);
  return redirect(order, { headers: { 'Set-Cookie': said } });
}

export default function NewOrderRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <NewOrderPage {...loaderData} answer={actionData} />;
}
