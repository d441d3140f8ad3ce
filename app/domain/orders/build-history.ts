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
/** Changed columns that make lines of their own. */
type Moved = {
  status?: OrderStatus;
  paymentStatus?: PaymentStatus;
  receivedLkr?: number;
  refundedLkr?: number;
};

/** Returns the lines of the history that a step makes. Words that were removed with their person are empty. */
export function buildHistory(step: AuditedChange): HistoryEntry[] {
  const moved = [...statusLine(step), ...paymentLine(step)];
  const own = ownLine(step);
  return step.action === 'order-refunded' ? [...moved, ...own] : [...own, ...moved];
}

function ownLine({ action, before, after }: AuditedChange): HistoryEntry[] {
  // The columns are JSON; applyOrderChange made sure that they hold what the action keeps.
  const kept = <Action extends OrderChangeAction>(_: Action) => after as OrderChangeDetails[Action];
  switch (action) {
    case 'order-placed':
      return [{ event: 'placed', details: { to: 'pending', source: kept(action).source } }];
    case 'order-shipment-noted':
      return [{ event: 'shipment', details: kept(action) }];
    case 'order-noted':
      return [{ event: 'note', details: { text: kept(action).text ?? '' } }];
    case 'order-confirmed':
      return [{ event: 'confirmed', details: kept(action) }];
    case 'order-packed':
      return [{ event: 'packed', details: { isPacked: kept(action).isPacked } }];
    case 'order-delivery-refused':
      return [{ event: 'refused', details: { isRestocked: kept(action).isRestocked } }];
    case 'order-return-received':
      return [{ event: 'return-received', details: { isRestocked: kept(action).isRestocked } }];
    case 'order-corrected': {
      const details = { before: before as EditedValues, after: kept(action) };
      return [{ event: 'corrected', details }];
    }
    case 'order-problem-reported':
      return [{ event: 'problem', details: { kind: kept(action).kind } }];
    case 'order-problem-settled':
      return [{ event: 'problem-settled', details: { text: kept(action).text ?? '' } }];
    case 'order-slip-sent':
      return [{ event: 'slip-sent', details: kept(action) }];
    case 'order-slip-accepted':
      return [{ event: 'slip-accepted', details: { count: kept(action).count } }];
    case 'order-slip-refused': {
      const { because, text = '' } = kept(action);
      return [{ event: 'slip-refused', details: { because, text } }];
    }
    case 'order-cancel-asked':
      return [{ event: 'cancel-asked', details: { text: kept(action).text ?? '' } }];
    case 'order-cancel-withdrawn':
      return [{ event: 'cancel-withdrawn', details: kept(action) }];
    case 'order-cancel-declined': {
      const { because, text = '' } = kept(action);
      return [{ event: 'cancel-declined', details: { because, text } }];
    }
    case 'order-transfer-reminded':
      return [{ event: 'transfer-reminded', details: { dueLkr: kept(action).dueLkr } }];
    case 'order-paid-online':
      return [{ event: 'online', details: kept(action) }];
    case 'order-charge-back-settled':
      return [{ event: 'charge-back-settled', details: { text: kept(action).text ?? '' } }];
    case 'order-refund-followed':
      return [{ event: 'gateway-refund', details: kept(action) }];
    case 'order-refunded': {
      const { amountLkr, method, reason = '', isRestocked, back } = kept(action);
      return [{ event: 'refund', details: { amountLkr, method, reason, isRestocked, back } }];
    }
    default:
      return [];
  }
}

function statusLine({ before, after }: AuditedChange): HistoryEntry[] {
  const [{ status: from }, { status: to }] = [(before ?? {}) as Moved, (after ?? {}) as Moved];
  if (!from || !to) return [];
  const { shortfall, reason } = after as OrderChangeDetails['order-status-changed'];
  const details = { from, to, ...(shortfall && { shortfall }), ...(reason && { reason }) };
  return [{ event: 'status', details }];
}

function paymentLine({ action, before, after }: AuditedChange): HistoryEntry[] {
  const [was, is] = [(before ?? {}) as Moved, (after ?? {}) as Moved];
  const { paymentStatus: from } = was;
  const { paymentStatus: to } = is;
  if (!from || !to) return [];
  // A refund has its money in its own line.
  const moved = action === 'order-refunded' ? {} : movedBetween(was, is);
  return [{ event: 'payment', details: { from, to, ...moved } }];
}

function movedBetween(was: Moved, is: Moved) {
  const receivedLkr = (is.receivedLkr ?? 0) - (was.receivedLkr ?? 0);
  const refundedLkr = (is.refundedLkr ?? 0) - (was.refundedLkr ?? 0);
  return { ...(receivedLkr !== 0 && { receivedLkr }), ...(refundedLkr !== 0 && { refundedLkr }) };
}
