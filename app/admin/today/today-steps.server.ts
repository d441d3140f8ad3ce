import { z } from 'zod';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { declineCancelSchema } from '#domain/orders/cancelling/cancel-forms.server.ts';
import { acceptCancel, declineCancel } from '#domain/orders/cancelling/settle-cancel.server.ts';
import { confirmOrder } from '#domain/orders/fulfilment/confirm-order.server.ts';
import { packOrder } from '#domain/orders/fulfilment/pack-order.server.ts';
import { saveOrder } from '#domain/orders/fulfilment/save-order.server.ts';
import { orderStatuses } from '#domain/orders/order.ts';
import { cancelOverdue } from '#domain/slips/cancel-overdue.server.ts';
import { acceptSlips, refuseSlips } from '#domain/slips/settle-slips.server.ts';
import { acceptSlipsSchema, refuseSlipsSchema } from '#domain/slips/slip-forms.server.ts';

const orderId = z.uuid();

/** What a row of the lists sends: its step, with what the row showed. */
export const todayStepSchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('confirm'), orderId }),
  z.object({ step: z.literal('pack'), orderId }),
  z.object({ step: z.literal('money-received'), orderId, shownStatus: z.enum(orderStatuses) }),
  z.object({ step: z.literal('cancel-overdue'), orderId }),
  z.object({ step: z.literal('accept-cancel'), orderId }),
  declineCancelSchema.safeExtend({ step: z.literal('decline-cancel'), orderId }),
  acceptSlipsSchema.extend({ step: z.literal('accept-slip'), orderId }),
  refuseSlipsSchema.safeExtend({ step: z.literal('refuse-slip'), orderId }),
]);
export type TodayStep = z.output<typeof todayStepSchema>;

/** Says what was done, by the name of its sentence. */
export const todayFlashes: Record<TodayStep['step'], string> = {
  confirm: 'order-confirmed',
  pack: 'order-packed',
  'money-received': 'order-status-updated',
  'cancel-overdue': 'order-cancelled',
  'accept-cancel': 'order-cancelled',
  'decline-cancel': 'cancel-declined',
  'accept-slip': 'slip-accepted',
  'refuse-slip': 'slip-refused',
};

export function takeTodayStep(shop: OwnerShop, form: TodayStep): Promise<{ ok: boolean }> {
  const { orderId } = form;
  switch (form.step) {
    case 'confirm':
      return confirmOrder(shop, { orderId });
    case 'pack':
      return packOrder(shop, { orderId, isPacked: true });
    case 'cancel-overdue':
      return cancelOverdue(shop, { orderId });
    case 'accept-cancel':
      return acceptCancel(shop, { orderId });
    case 'decline-cancel':
      return declineCancel(shop, form);
    case 'accept-slip':
      return acceptSlips(shop, form);
    case 'refuse-slip':
      return refuseSlips(shop, form);
    case 'money-received': {
      const sent = { shownStatus: form.shownStatus, courier: '', trackingNumber: '' };
      return saveOrder(shop, { orderId, button: 'money-received', ...sent });
    }
  }
}
