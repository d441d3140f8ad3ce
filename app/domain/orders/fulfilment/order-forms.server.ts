import { z } from 'zod';
import { wholeNumber } from '#domain/catalog/editing/product-schema.server.ts';
import { formText, requiredText } from '#domain/kernel/form-text.server.ts';
import { checkoutLimits } from '#domain/orders/checkout/checkout-form.ts';
import { checkoutFields } from '#domain/orders/checkout/checkout-schema.server.ts';
import {
  cancelReasons,
  orderNumberPattern,
  orderStatuses,
  paymentStatuses,
  type RefundMethod,
} from '#domain/orders/order.ts';
import { placeFields, withDistrict } from '#domain/orders/places/place-schema.server.ts';
import { gatewayMethodPrefix } from '#domain/orders/refunds/gateway-refund.ts';
import { paymentMethods } from '#domain/payments/payment-methods.ts';
import { maxChosenOrders, orderFormLimits } from './order-form-limits.ts';
import { readQuantities } from './read-quantities.ts';
import { saveButtons } from './save-order.server.ts';

const checkbox = z
  .literal('on')
  .optional()
  .transform((value) => value === 'on')
  .catch(false);

/** The maximum of a refund, in rupees: above the total of any order. */
const maxRefundLkr = 9_999_999_999_999;

const version = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

/** Parses the version of the order that the form showed. Pages of an earlier release send none. */
export const shownVersion = version.optional();

export const shipmentSchema = z.object({
  courier: formText({ max: orderFormLimits.courier }).default(''),
  trackingNumber: formText({ max: orderFormLimits.trackingNumber }).default(''),
  shownCourier: z.string().optional(),
  shownTrackingNumber: z.string().optional(),
});

/**
 * Parses the amount due, in rupees, that the form showed. Pages of an earlier release send none. A malformed amount
 * becomes -1, which is never due, so that the form is refused.
 */
export const shownDueLkr = z.coerce.number().int().optional().catch(-1);

/** Parses the form with an order's shipment and the statuses chosen in it. */
export const stepSchema = shipmentSchema.extend({
  status: z.enum(orderStatuses, 'choose').optional(),
  shownStatus: z.string().optional(),
  paymentStatus: z.enum(paymentStatuses, 'choose').optional(),
  shownPaymentStatus: z.string().optional(),
});

export const saveOrderSchema = stepSchema.extend({
  button: z.enum(saveButtons).catch('save'),
  shownDueLkr,
  reason: z.enum(cancelReasons).optional().catch(undefined),
});

export const cancelSchema = z.object({
  reason: z.enum(cancelReasons, 'choose'),
  shownStatus: z.string().optional(),
});

/** Parses the button that was pressed. Keeps the version for `packed` only, which refuses an order edited since then. */
export const packSchema = stepSchema
  .extend({ button: z.enum(['packed', 'not-packed']).catch('packed'), version: shownVersion })
  .transform(({ button, version, ...form }) => {
    const isPacked = button === 'packed';
    return { ...form, isPacked, version: isPacked ? version : undefined };
  });

/** Parses the id of an order, or its number from a page that shows no ids. */
export const orderKey = z.union([z.uuid(), z.string().regex(orderNumberPattern)]);

/** Parses the ids or numbers of one or more orders. */
export const chosenOrdersSchema = z.object({
  orderId: z.union([orderKey.transform((key) => [key]), z.array(orderKey).max(maxChosenOrders)]),
});

export const noteSchema = z.object({
  text: requiredText({ max: orderFormLimits.note, lines: 'several' }),
});

export const refusedDeliverySchema = z.object({ isRestocked: checkbox });

/** Parses a refund. Restocked units have a field for each product, `back.` and its id; an empty field means 0. */
export const refundSchema = z
  .looseObject({
    amountLkr: wholeNumber({ max: maxRefundLkr }).refine((amount) => amount > 0, 'amount'),
    method: z.union(
      [
        z.enum(['cash', 'bank']),
        z.templateLiteral([gatewayMethodPrefix, z.string().regex(/^\w{1,40}$/)]),
      ],
      'choose',
    ),
    reason: formText({ max: orderFormLimits.reason }).default(''),
    shownRefundedLkr: wholeNumber({ max: maxRefundLkr }),
  })
  .transform(({ amountLkr, method, reason, shownRefundedLkr, ...rest }, context) => {
    const returnedUnits = new Map<string, number>();
    for (const [name, value] of Object.entries(rest)) {
      if (value === '') continue;
      const units = readQuantities({ [name]: value }, 'back');
      if (!units) context.addIssue({ code: 'custom', message: 'units', path: [name] });
      for (const [productId, quantity] of units ?? []) returnedUnits.set(productId, quantity);
    }
    return { ...methodOfOption(method), amountLkr, reason, shownRefundedLkr, returnedUnits };
  });

/** Returns the refund method of the chosen option; a refund through the gateway with the payment to refund. */
function methodOfOption(option: string): { method: RefundMethod; paymentId: string } {
  const paymentId = option.startsWith(gatewayMethodPrefix)
    ? option.slice(gatewayMethodPrefix.length)
    : '';
  const byHand = option === 'bank' ? 'bank' : 'cash';
  return { method: paymentId ? 'payhere' : byHand, paymentId };
}

const editedFields = { customerName: true, phone: true, email: true, address: true } as const;

/** Parses the edited checkout fields. Pages of an earlier release send no payment method and no special instructions. */
export const orderEditSchema = withDistrict(
  checkoutFields.pick({ ...editedFields, shownTotalLkr: true }).extend({
    ...placeFields,
    paymentMethod: z.enum(paymentMethods, 'choose').optional(),
    specialInstructions: formText({
      max: checkoutLimits.specialInstructions,
      lines: 'several',
    }).optional(),
    version,
  }),
);
