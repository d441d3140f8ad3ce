import { type ActionFunctionArgs, replace } from 'react-router';
import type { z } from 'zod';
import { onceForForm } from '#domain/forms/once-for-form.server.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { ownerShopContext, runningShopContext } from '#web/contexts.server.ts';
import { type Flash, writeFlash } from '#web/cookies/flash.server.ts';
import { refused, wrongFields } from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import { notFound } from '#web/responses/not-found.server.ts';
import type { OrderRefusal } from './order-forms.copy.ts';
import { orderHref, ordersShown } from './orders-address.ts';

type Refusal = OrderRefusal | { code: 'order-not-found' };
type Command<Form> = (
  shop: OwnerShop,
  wanted: Form & { orderId: string },
) => Promise<Result<unknown, Refusal>>;

/**
 * Returns the action of one thing that can be done to an order. It leads to the order, which says `flash`, or returns
 * the form with what was typed.
 */
export function orderAction<S extends z.ZodType<object>>(
  schema: S,
  command: Command<z.output<S>>,
  flash: string | ((form: z.output<S>) => string),
) {
  return async (args: ActionFunctionArgs) => {
    const { orderId = '' } = args.params;
    const form = await readForm(args.request, schema);
    if (!form.ok) return wrongFields(form.values, form.refusal.problems);
    const done = await onceForOrder(args, form.values, (shop) =>
      command(shop, { ...form.value, orderId }),
    );
    if (!done.ok) return orderRefused(form.values, done.refusal);
    const code = typeof flash === 'string' ? flash : flash(form.value);
    return orderDone(args, { kind: 'success', code });
  };
}

/** Runs the command of an order's form once, however often it is sent. */
export function onceForOrder<R extends { code: string }>(
  { url, context }: ActionFunctionArgs,
  values: Record<string, string>,
  command: (shop: OwnerShop) => Promise<Result<unknown, R>>,
): Promise<Result<undefined, R>> {
  return onceForForm(context.get(ownerShopContext), { subject: url.pathname, values }, command);
}

/** Returns the form with what was typed, and why nothing was done. */
export function orderRefused(values: Record<string, string>, refusal: Refusal) {
  if (refusal.code === 'order-not-found') notFound();
  return refused(values, refusal);
}

/** Leads to the order, which says what was done. */
export async function orderDone({ url, params, context }: ActionFunctionArgs, flash: Flash) {
  const order = orderHref(params['orderId'] ?? '', ordersShown(url.searchParams));
  const cookie = await writeFlash(context.get(runningShopContext), flash);
  return replace(order, { headers: { 'Set-Cookie': cookie } });
}
