import { z } from 'zod';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { findOpenRefund } from './read-gateway-refunds.server.ts';
import { type SettleRefundRefusal, settleGatewayRefund } from './settle-gateway-refund.server.ts';

export const refundOutcomeSchema = z.object({
  refundId: z.string().max(60),
  button: z.enum(['refunded', 'not-refunded'], 'choose'),
});

type OwnerStatement = z.output<typeof refundOutcomeSchema> & { orderId: string };

/**
 * Records the owner's statement of what PayHere's own panel shows for a refund whose response was lost.
 */
export async function recordRefundOutcome(
  shop: AdminShop,
  { orderId, refundId, button }: OwnerStatement,
): Promise<Result<undefined, SettleRefundRefusal>> {
  const open = await findOpenRefund(shop, orderId);
  if (open?.id !== refundId || open.state !== 'unknown') {
    return refuse({ code: 'settled-since' });
  }
  const result = button === 'refunded' ? { kind: button, refundId: '' } : { kind: button };
  return settleGatewayRefund(shop, open, result);
}
