import type { ActionFunctionArgs } from 'react-router';
import type { z } from 'zod';
import { refundSchema } from '#domain/orders/fulfilment/order-forms.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { beginGatewayRefund } from '#domain/orders/refunds/begin-gateway-refund.server.ts';
import type { GatewayRefund } from '#domain/orders/refunds/read-gateway-refunds.server.ts';
import { findLastRefund } from '#domain/orders/refunds/read-gateway-refunds.server.ts';
import { refundOrder } from '#domain/orders/refunds/refund-order.server.ts';
import { sendGatewayRefund } from '#domain/orders/refunds/send-gateway-refund.server.ts';
import { ownerShopContext, runningShopContext } from '#web/contexts.server.ts';
import { wrongFields } from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import { onceForOrder, orderDone, orderRefused } from './order-action.server.ts';

export { default, loader, meta, shouldRevalidate } from './order.route.tsx';

export async function action(args: ActionFunctionArgs) {
  const form = await readForm(args.request, refundSchema);
  if (!form.ok) return wrongFields(form.values, form.refusal.problems);
  if (form.value.paymentId !== '') return refundOnline(args, form);
  const { orderId = '' } = args.params;
  const done = await onceForOrder(args, form.values, (shop) =>
    refundOrder(shop, { ...form.value, orderId }),
  );
  if (!done.ok) return orderRefused(form.values, done.refusal);
  return orderDone(args, { kind: 'success', code: 'order-refunded' });
}

type Wanted = { value: z.output<typeof refundSchema>; values: Record<string, string> };

/** The refund is written down and committed before the gateway is asked. A form that is sent again tells what became of it. */
async function refundOnline(args: ActionFunctionArgs, { value, values }: Wanted) {
  const { orderId = '' } = args.params;
  const { refund } = args.context.get(runningShopContext).gateway ?? {};
  if (!refund) return orderRefused(values, { code: 'gateway-refused', why: 'key', says: '' });
  const shop = args.context.get(ownerShopContext);
  let begun: GatewayRefund | undefined;
  const written = await onceForOrder(args, values, async (shop) => {
    const began = await beginGatewayRefund(shop, { ...value, orderId });
    begun = began.ok ? began.value : undefined;
    return began;
  });
  if (!written.ok) return orderRefused(values, written.refusal);
  if (begun) {
    const orderNumber = (await findOrder(shop, orderId))?.orderNumber ?? '';
    const answer = await sendGatewayRefund(shop, begun, { orderNumber, refund });
    if (answer.kind === 'refused') {
      return orderRefused(values, { ...answer, code: 'gateway-refused' });
    }
  }
  const isMade = (await findLastRefund(shop, orderId))?.state === 'refunded';
  const [kind, code] = isMade
    ? (['success', 'order-refunded-online'] as const)
    : (['error', 'refund-not-known'] as const);
  return orderDone(args, { kind, code });
}
