import { redirect } from 'react-router';
import { orderHref, ordersShown } from '#admin/orders/orders-address.ts';
import { panelMeta } from '#admin/shell/panel-meta.ts';
import { revalidateRefused } from '#admin/shell/revalidate-refused.ts';
import { onceForForm } from '#domain/forms/once-for-form.server.ts';
import { formatPhone } from '#domain/kernel/phone.server.ts';
import { editOrder } from '#domain/orders/fulfilment/edit-order.server.ts';
import { orderEditSchema } from '#domain/orders/fulfilment/order-forms.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { listHistory } from '#domain/orders/reading/list-history.server.ts';
import { ownerShopContext, runningShopContext } from '#web/contexts.server.ts';
import { writeFlash } from '#web/flash.server.ts';
import { refused, wrongFields } from '#web/form-answers.server.ts';
import { notFound } from '#web/not-found.server.ts';
import type { Route } from './+types/edit-order.route';
import { EditOrderPage } from './edit-order-page.tsx';
import { entryCopy } from './entry.copy.ts';
import { readEntry } from './read-entry.server.ts';

export const shouldRevalidate = revalidateRefused;

export function meta() {
  return panelMeta(entryCopy.editOrder);
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(ownerShopContext);
  const order = (await findOrder(shop, params.orderId)) ?? notFound();
  if (order.personRemovedAt !== null) notFound();
  const history = await listHistory(shop, order.id);
  return {
    order: { ...order, customerPhone: formatPhone(order.customerPhone) },
    lastEdit: history.findLast((row) => row.event === 'corrected'),
    shown: ordersShown(new URL(request.url).searchParams),
    formKey: crypto.randomUUID(),
  };
}

export async function action({ request, params: { orderId }, context }: Route.ActionArgs) {
  const read = await readEntry(request, orderEditSchema);
  const { values } = read;
  if (!read.ok) return wrongFields(values, read.refusal.problems);
  const { form, quantities } = read.value;
  const sent = { subject: `edit:${orderId}`, values };
  const edited = await onceForForm(context.get(ownerShopContext), sent, (shop) =>
    editOrder(shop, { ...form, orderId, quantities }),
  );
  if (!edited.ok) {
    const { refusal } = edited;
    if (refusal.code === 'order-not-found') notFound();
    return refused(values, refusal);
  }
  const flash = { kind: 'success', code: 'order-corrected' } as const;
  const said = await writeFlash(context.get(runningShopContext), flash);
  const order = orderHref(orderId, ordersShown(new URL(request.url).searchParams));
  return redirect(order, { headers: { 'Set-Cookie': said } });
}

export default function EditOrderRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <EditOrderPage key={loaderData.order.id} {...loaderData} answer={actionData} />;
}
