import type { OrderStatus, PaymentStatus } from '#domain/orders/order.ts';
import type { PayHereCode } from '#domain/payments/payhere/gateway.ts';
import { netReceived } from './model-money.ts';
import type { Model, ModelOrder } from './model-state.ts';
import type { Action } from './random-actions.ts';

/**
 * A form as its page submits it, with the values that the page showed. `order`, `product` and `paymentIndex` are indices in
 * the model.
 */
export type Submission =
  | { kind: 'place'; quantities: number[]; hasPromoCode: boolean }
  | { kind: 'edit'; order: number; quantities: (number | undefined)[]; version: number }
  | {
      kind: 'set-status';
      order: number;
      status?: OrderStatus | undefined;
      paymentStatus?: PaymentStatus | undefined;
      shown?: { status: OrderStatus; paymentStatus: PaymentStatus };
    }
  | {
      kind: 'refund';
      order: number;
      amount: number;
      returnedUnits: number[];
      shownRefunded: number;
    }
  | { kind: 'record-refused-delivery'; order: number; isRestocked: boolean }
  | { kind: 'notification'; order: number; paymentIndex: 0 | 1; code: PayHereCode }
  | {
      kind: 'refund-online';
      order: number;
      paymentIndex: 0 | 1;
      amount: number;
      shownRefunded: number;
      isAccepted: boolean;
    }
  | { kind: 'request-cancel'; order: number }
  | { kind: 'withdraw-cancel'; order: number }
  | { kind: 'accept-cancel'; order: number }
  | { kind: 'decline-cancel'; order: number }
  | { kind: 'adjust'; product: number; by: number }
  | (Counted<'count'> & { shownCountVersion: number })
  | Counted<'save'>;

type Counted<Kind> = { kind: Kind; product: number; to: number; shown: number };
export type SubmissionOf<Kind extends Submission['kind']> = Extract<Submission, { kind: Kind }>;
export type OrderSubmission = Extract<Submission, { order: number }>;

type StockAction = Extract<Action, { kind: 'adjust' | 'count' | 'save' }>;

/** Builds the form that the current page would submit for an action. */
export function buildSubmission(model: Model, action: Action): Submission {
  if (action.kind === 'place') return action;
  if ('product' in action) return stockForm(model, action);
  const index = action.order % Math.max(1, model.orders.length);
  return orderForm(model.orders[index] ?? unknownOrder, { ...action, order: index });
}

function stockForm(model: Model, action: StockAction): Submission {
  const shown = model.stock[action.product] ?? 0;
  if (action.kind === 'adjust') return action;
  const { kind, product } = action;
  return kind === 'count'
    ? {
        kind,
        product,
        to: action.found,
        shown,
        shownCountVersion: model.countVersions[product] ?? 0,
      }
    : { kind, product, to: action.stock, shown };
}

/** Replaces an order that does not exist, so that a form about it can be built. */
const unknownOrder: ModelOrder = {
  status: 'pending',
  paymentStatus: 'pending',
  isDeliveryRefused: false,
  hasPromoCode: false,
  isCancelRequested: false,
  isChargedBack: false,
  version: 1,
  total: 0,
  received: 0,
  refunded: 0,
  waived: 0,
  lines: [],
};

function orderForm(
  seen: ModelOrder,
  action: Exclude<Action, StockAction | { kind: 'place' }>,
): Submission {
  const { order } = action;
  const shown = { status: seen.status, paymentStatus: seen.paymentStatus };
  switch (action.kind) {
    case 'edit': {
      const quantities = action.quantities.map((quantity, product) =>
        action.keeps[product] ? seen.lines[product]?.quantity : quantity,
      );
      return { kind: 'edit', order, quantities, version: seen.version };
    }
    case 'status':
      return { kind: 'set-status', order, status: action.to };
    case 'payment':
      return { kind: 'set-status', order, paymentStatus: action.to };
    case 'mark-delivered':
      return { kind: 'set-status', order, status: 'delivered', paymentStatus: 'paid', shown };
    case 'mark-received': {
      const status = seen.status === 'pending' ? 'paid' : undefined;
      return { kind: 'set-status', order, status, paymentStatus: 'paid', shown };
    }
    case 'refund': {
      const { returnedUnits } = action;
      const amount = Math.max(1, Math.floor((netReceived(seen) * action.percent) / 100));
      return { kind: 'refund', order, amount, returnedUnits, shownRefunded: seen.refunded };
    }
    case 'refund-online': {
      const { paymentIndex, isAccepted } = action;
      const amount = Math.max(1, Math.floor((netReceived(seen) * action.percent) / 100));
      return {
        kind: 'refund-online',
        order,
        paymentIndex,
        isAccepted,
        amount,
        shownRefunded: seen.refunded,
      };
    }
    default:
      return action;
  }
}
