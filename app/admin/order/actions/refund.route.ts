import type { ActionFunctionArgs } from 'react-router';
import type { z } from 'zod';
import { refundSchema } from '#domain/orders/fulfilment/order-forms.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { beginGatewayRefund } from '#domain/orders/refunds/begin-gateway-refund.server.ts';
import type { GatewayRefundState } from '#domain/orders/refunds/gateway-refund.ts';
import type { GatewayRefund } from '#domain/orders/refunds/read-gateway-refunds.server.ts';
import { findLastRefund } from '#domain/orders/refunds/read-gateway-refunds.server.ts';
import { refundOrder } from '#domain/orders/refunds/refund-order.server.ts';
import { sendGatewayRefund } from '#domain/orders/refunds/send-gateway-refund.server.ts';
import { adminShopContext, runningShopContext } from '#web/contexts.server.ts';
import type { Flash } from '#web/cookies/flash.server.ts';
import { wrongFieldsAnswer } from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import { onceForOrder, redirectToOrder, refuseOrderForm } from './order-action.server.ts';

export { default, loader, meta, shouldRevalidate } from '#admin/order/order.route.tsx';

export async function action(args: ActionFunctionArgs) {
  const form = await readForm(args.request, refundSchema);
  if (!form.ok) return wrongFieldsAnswer(form.values, form.refusal.problems);
  // Names a payment only if the refund goes through the gateway.
  if (form.value.paymentId !== '') return refundOnline(args, form);
  const { orderId = '' } = args.params;
  const result = await onceForOrder(args, form.values, (shop) =>
    refundOrder(shop, { ...form.value, orderId }),
  );
  if (!result.ok) return refuseOrderForm(form.values, result.refusal);
  return redirectToOrder(args, { kind: 'success', code: 'order-refunded' });
}

type RefundForm = { value: z.output<typeof refundSchema>; values: Record<string, string> };

/** Records the refund before calling the gateway, so that a form sent twice reports the outcome of the first request. */
async function refundOnline(args: ActionFunctionArgs, { value, values }: RefundForm) {
  const { orderId = '' } = args.params;
  const { refund } = args.context.get(runningShopContext).gateway ?? {};
  if (!refund)
    return refuseOrderForm(values, { code: 'gateway-refused', why: 'key', gatewayText: '' });
  const shop = args.context.get(adminShopContext);
  let started: GatewayRefund | undefined;
  const recorded = await onceForOrder(args, values, async (shop) => {
    const result = await beginGatewayRefund(shop, { ...value, orderId });
    started = result.ok ? result.value : undefined;
    return result;
  });
  if (!recorded.ok) return refuseOrderForm(values, recorded.refusal);
  if (started) {
    const orderNumber = (await findOrder(shop, orderId))?.orderNumber ?? '';
    const outcome = await sendGatewayRefund(shop, started, { orderNumber, refund });
    if (outcome.kind === 'refused') {
      return refuseOrderForm(values, { ...outcome, code: 'gateway-refused' });
    }
  }
  const state = (await findLastRefund(shop, orderId))?.state;
  return redirectToOrder(args, flashes[state ?? 'unknown']);
}

const notKnown = { kind: 'error', code: 'refund-not-known' } as const;
const flashes: Record<GatewayRefundState, Flash> = {
  open: notKnown,
  unknown: notKnown,
  refunded: { kind: 'success', code: 'order-refunded-online' },
  'not-refunded': { kind: 'error', code: 'not-refunded-online' },
};
