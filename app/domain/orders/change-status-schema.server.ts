import { z } from 'zod';
import { type OrderStatus, orderStatuses, type PaymentStatus, paymentStatuses } from './order.ts';

type Changes = {
  status?: OrderStatus | undefined;
  paymentStatus?: PaymentStatus | undefined;
  /** What the form showed, where something is asked for. */
  shown?: { status?: string | undefined; paymentStatus?: string | undefined };
};

/**
 * What the owner's form asks for. A status that is still the one which the form showed was not asked for: it must not
 * undo what somebody did meanwhile, nor keep 'paid' from setting the payment.
 */
export const changeStatusSchema = z
  .object({
    intent: z.enum(['save', 'delivered-and-paid', 'money-received']).catch('save'),
    status: z.enum(orderStatuses, 'choose').optional(),
    shownStatus: z.string().optional(),
    paymentStatus: z.enum(paymentStatuses, 'choose').optional(),
    shownPaymentStatus: z.string().optional(),
  })
  .transform((form): Changes => {
    const shown = { status: form.shownStatus, paymentStatus: form.shownPaymentStatus };
    if (form.intent === 'delivered-and-paid') {
      return { status: 'delivered', paymentStatus: 'paid', shown };
    }
    if (form.intent === 'money-received') {
      const isWaiting = form.shownStatus === 'pending';
      return { ...(isWaiting && { status: 'paid' }), paymentStatus: 'paid', shown };
    }
    return {
      status: form.status === form.shownStatus ? undefined : form.status,
      paymentStatus:
        form.paymentStatus === form.shownPaymentStatus ? undefined : form.paymentStatus,
      shown,
    };
  });
