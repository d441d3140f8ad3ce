import type { ChangeStatusRefusal } from '#domain/orders/fulfilment/change-order-status.server.ts';
import type { RefuseDeliveryRefusal } from '#domain/orders/fulfilment/refuse-delivery.server.ts';
import type { ShipRefusal } from '#domain/orders/fulfilment/ship-order.server.ts';
import type { RefundRefusal } from '#domain/orders/refunds/refund-order.server.ts';

/** What the forms of an order ask for. What is not named is the form of the statuses. */
export const deskIntents = [
  'save',
  'delivered-and-paid',
  'money-received',
  'ship',
  'shipment',
  'confirm',
  'note',
  'refuse',
  'refund',
] as const;
export type DeskIntent = (typeof deskIntents)[number];

export type DeskRefusal = Exclude<
  ChangeStatusRefusal | RefundRefusal | RefuseDeliveryRefusal | ShipRefusal,
  { code: 'order-not-found' }
>;

/** What a form is told that came back, with everything that was typed. */
export type DeskAnswer = {
  intent: DeskIntent;
  values: Record<string, string>;
  problems: Record<string, string>;
  refusal?: DeskRefusal;
};

/** The answer, where it is for this form. */
export function answerTo(answer: DeskAnswer | undefined, ...intents: DeskIntent[]) {
  return answer && intents.includes(answer.intent) ? answer : undefined;
}
