import type { AuditValues } from '#domain/audit/audit-entry.ts';
import type { OrderStatus, PaymentStatus } from './order.ts';
import type {
  EditedValues,
  HistoryEntry,
  OrderChangeAction,
  OrderChangeDetails,
} from './order-history.ts';

export type AuditedChange = {
  action: string;
  before: AuditValues | null;
  after: AuditValues | null;
};
/** The changed columns that the history shows. */
type ChangedColumns = {
  status?: OrderStatus;
  paymentStatus?: PaymentStatus;
  receivedLkr?: number;
  refundedLkr?: number;
};

/** Returns the history lines of an audit entry. Texts that were deleted with the customer's data are empty. */
export function buildHistory(entry: AuditedChange): HistoryEntry[] {
  const changes = [...statusLine(entry), ...paymentLine(entry)];
  const action = actionLine(entry);
  return entry.action === 'order-refunded' ? [...changes, ...action] : [...action, ...changes];
}

function actionLine({ action, before, after }: AuditedChange): HistoryEntry[] {
  // The values are untyped JSON; `OrderChangeDetails` typed them by the action when the entry was written.
  const detailsOf = <Action extends OrderChangeAction>(_: Action) =>
    after as OrderChangeDetails[Action];
  switch (action) {
    case 'order-placed':
      return [{ event: 'placed', details: { to: 'pending', source: detailsOf(action).source } }];
    case 'order-shipment-noted':
      return [{ event: 'shipment', details: detailsOf(action) }];
    case 'order-noted':
      return [{ event: 'note', details: { text: detailsOf(action).text ?? '' } }];
    case 'order-confirmed':
      return [{ event: 'confirmed', details: detailsOf(action) }];
    case 'order-packed':
      return [{ event: 'packed', details: { isPacked: detailsOf(action).isPacked } }];
    case 'order-delivery-refused':
      return [{ event: 'refused', details: { isRestocked: detailsOf(action).isRestocked } }];
    case 'order-return-received':
      return [
        { event: 'return-received', details: { isRestocked: detailsOf(action).isRestocked } },
      ];
    case 'order-corrected': {
      const details = { before: before as EditedValues, after: detailsOf(action) };
      return [{ event: 'corrected', details }];
    }
    case 'order-problem-reported':
      return [{ event: 'problem', details: { kind: detailsOf(action).kind } }];
    case 'order-problem-settled':
      return [{ event: 'problem-settled', details: { text: detailsOf(action).text ?? '' } }];
    case 'order-slip-sent':
      return [{ event: 'slip-sent', details: detailsOf(action) }];
    case 'order-slip-accepted':
      return [{ event: 'slip-accepted', details: { count: detailsOf(action).count } }];
    case 'order-slip-refused': {
      const { because, text = '' } = detailsOf(action);
      return [{ event: 'slip-refused', details: { because, text } }];
    }
    case 'order-cancel-asked':
      return [{ event: 'cancel-asked', details: { text: detailsOf(action).text ?? '' } }];
    case 'order-cancel-withdrawn':
      return [{ event: 'cancel-withdrawn', details: detailsOf(action) }];
    case 'order-cancel-declined': {
      const { because, text = '' } = detailsOf(action);
      return [{ event: 'cancel-declined', details: { because, text } }];
    }
    case 'order-transfer-reminded':
      return [{ event: 'transfer-reminded', details: { dueLkr: detailsOf(action).dueLkr } }];
    case 'order-paid-online':
      return [{ event: 'online', details: detailsOf(action) }];
    case 'order-charge-back-settled':
      return [{ event: 'charge-back-settled', details: { text: detailsOf(action).text ?? '' } }];
    case 'order-refund-followed':
      return [{ event: 'gateway-refund', details: detailsOf(action) }];
    case 'order-refunded': {
      const {
        amountLkr,
        method,
        reason = '',
        isRestocked,
        back: restockedUnits,
      } = detailsOf(action);
      return [
        { event: 'refund', details: { amountLkr, method, reason, isRestocked, restockedUnits } },
      ];
    }
    default:
      return [];
  }
}

function statusLine({ before, after }: AuditedChange): HistoryEntry[] {
  const [{ status: from }, { status: to }] = [
    (before ?? {}) as ChangedColumns,
    (after ?? {}) as ChangedColumns,
  ];
  if (!from || !to) return [];
  const { shortfall, reason } = after as OrderChangeDetails['order-status-changed'];
  const details = { from, to, ...(shortfall && { shortfall }), ...(reason && { reason }) };
  return [{ event: 'status', details }];
}

function paymentLine({ action, before, after }: AuditedChange): HistoryEntry[] {
  const [previous, current] = [(before ?? {}) as ChangedColumns, (after ?? {}) as ChangedColumns];
  const { paymentStatus: from } = previous;
  const { paymentStatus: to } = current;
  // The amount of a refund is in the line of the refund.
  const amounts = action === 'order-refunded' ? {} : amountsBetween(previous, current);
  if (from && to) return [{ event: 'payment', details: { from, to, ...amounts } }];
  // Shows an amount that came without a new payment status, unless the line of the online payment shows it.
  const isShown = action !== 'order-paid-online' && Object.keys(amounts).length > 0;
  return isShown ? [{ event: 'payment', details: amounts }] : [];
}

function amountsBetween(previous: ChangedColumns, current: ChangedColumns) {
  const receivedLkr = (current.receivedLkr ?? 0) - (previous.receivedLkr ?? 0);
  const refundedLkr = (current.refundedLkr ?? 0) - (previous.refundedLkr ?? 0);
  return { ...(receivedLkr !== 0 && { receivedLkr }), ...(refundedLkr !== 0 && { refundedLkr }) };
}
