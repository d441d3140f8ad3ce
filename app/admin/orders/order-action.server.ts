import { type ActionFunctionArgs, replace } from 'react-router';
import type { z } from 'zod';
import { onceForForm } from '#domain/forms/once-for-form.server.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { ownerShopContext, runningShopContext } from '#web/contexts.server.ts';
import { writeFlash } from '#web/flash.server.ts';
import { refused, wrongFields } from '#web/form-answers.server.ts';
import { notFound } from '#web/not-found.server.ts';
import { readForm } from '#web/read-form.server.ts';
import type { OrderRefusal } from './order-forms.copy.ts';
import { orderHref, ordersShown } from './orders-address.ts';

type Command<Form> = (
  shop: OwnerShop,
  wanted: Form & { orderId: string },
) => Promise<Result<unknown, OrderRefusal | { code: 'order-not-found' }>>;

/**
 * Returns the action of one thing that can be done to an order. It leads to the order, which says `flash`, or returns
 * the form with what was typed.
 */
export function orderAction<S extends z.ZodType<object>>(
  schema: S,
  command: Command<z.output<S>>,
  flash: string | ((form: z.output<S>) => string),
) {
  return async ({ request, url, params, context }: ActionFunctionArgs) => {
    const { orderId = '' } = params;
    const form = await readForm(request, schema);
    if (!form.ok) return wrongFields(form.values, form.refusal.problems);

    const sent = { subject: url.pathname, values: form.values };
    const done = await onceForForm(context.get(ownerShopContext), sent, (shop) =>
      command(shop, { ...form.value, orderId }),
    );
    if (!done.ok) {
      if (done.refusal.code === 'order-not-found') notFound();
      return refused(form.values, done.refusal);
    }
    const code = typeof flash === 'string' ? flash : flash(form.value);
    const order = orderHref(orderId, ordersShown(url.searchParams));
    const cookie = await writeFlash(context.get(runningShopContext), { kind: 'success', code });
    return replace(order, { headers: { 'Set-Cookie': cookie } });
  };
}
