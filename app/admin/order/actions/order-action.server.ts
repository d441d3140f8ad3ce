import { type ActionFunctionArgs, replace } from 'react-router';
import type { z } from 'zod';
import type { OrderRefusal } from '#admin/order/forms/order-refusals.copy.ts';
import { orderHref, parseOrderListState } from '#admin/orders/orders-urls.ts';
import { onceForForm } from '#domain/forms/once-for-form.server.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { adminShopContext, runningShopContext } from '#web/contexts.server.ts';
import { type Flash, writeFlash } from '#web/cookies/flash.server.ts';
import { refusedAnswer, wrongFieldsAnswer } from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import { throwNotFound } from '#web/responses/not-found.server.ts';

type Refusal = OrderRefusal | { code: 'order-not-found' };
type Command<Form> = (
  shop: AdminShop,
  input: Form & { orderId: string },
) => Promise<Result<unknown, Refusal>>;

/**
 * Returns a route action that runs a command on an order. On success it redirects to the order with a flash message;
 * otherwise it returns the form with what was typed.
 */
export function orderAction<S extends z.ZodType<object>>(
  schema: S,
  command: Command<z.output<S>>,
  flashCode: string | ((form: z.output<S>) => string),
) {
  return async (args: ActionFunctionArgs) => {
    const { orderId = '' } = args.params;
    const form = await readForm(args.request, schema);
    if (!form.ok) return wrongFieldsAnswer(form.values, form.refusal.problems);
    const result = await onceForOrder(args, form.values, (shop) =>
      command(shop, { ...form.value, orderId }),
    );
    if (!result.ok) return refuseOrderForm(form.values, result.refusal);
    const code = typeof flashCode === 'string' ? flashCode : flashCode(form.value);
    return redirectToOrder(args, { kind: 'success', code });
  };
}

/** Runs the command of a form once, however often the form is sent. */
export function onceForOrder<R extends { code: string }>(
  { url, context }: ActionFunctionArgs,
  values: Record<string, string>,
  command: (shop: AdminShop) => Promise<Result<unknown, R>>,
): Promise<Result<undefined, R>> {
  return onceForForm(context.get(adminShopContext), { subject: url.pathname, values }, command);
}

/** Returns the form with what was typed and the refusal; 404 if the order does not exist. */
export function refuseOrderForm(values: Record<string, string>, refusal: Refusal) {
  if (refusal.code === 'order-not-found') throwNotFound();
  return refusedAnswer(values, refusal);
}

/** Redirects to the order, with a message on what was done. */
export async function redirectToOrder({ url, params, context }: ActionFunctionArgs, flash: Flash) {
  const orderPath = orderHref(params['orderId'] ?? '', parseOrderListState(url.searchParams));
  const cookie = await writeFlash(context.get(runningShopContext), flash);
  return replace(orderPath, { headers: { 'Set-Cookie': cookie } });
}
