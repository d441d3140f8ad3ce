import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type OwnerChange, ownerCredentials, type TradingShop } from './trading-shop.ts';

const forms: Record<OwnerChange['did'], Record<string, string>> = {
  paid: { button: 'delivered-and-paid' },
  refunded: { amountLkr: '100', method: 'cash', shownRefundedLkr: '0' },
  cancelled: { reason: 'other' },
};
const pathEnds: Record<OwnerChange['did'], string> = {
  paid: 'status',
  refunded: 'refund',
  cancelled: 'cancel',
};
const maxPauseMs = 60;

/** Marks orders as paid, refunds a part of some and cancels others, in the panel, until stopped. */
export async function workAsOwner(tradingShop: TradingShop, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const orderId = tradingShop.unchanged.shift();
    if (orderId && (await isSignedIn(tradingShop))) await workOn(tradingShop, orderId);
    await pause(tradingShop.random.between(0, maxPauseMs));
  }
}

async function workOn(tradingShop: TradingShop, orderId: string): Promise<void> {
  const changes = tradingShop.random.pick<OwnerChange['did'][]>([
    ['cancelled'],
    ['paid'],
    ['paid', 'refunded'],
  ]);
  for (const did of changes) {
    if (!(await submitTwiceIfLost(tradingShop, { orderId, did }))) return;
  }
}

async function isSignedIn({ owner }: TradingShop): Promise<boolean> {
  if (owner.cookies.size > 0) return true;
  const fields = { ...ownerCredentials, next: '/admin/dashboard' };
  await owner.post('/admin/sign-in', fields).catch(() => undefined);
  return owner.cookies.size > 0;
}

/** Submits a form of an order, and submits the same form once more if there is no response. */
async function submitTwiceIfLost(tradingShop: TradingShop, change: OwnerChange): Promise<boolean> {
  const { orderId, did } = change;
  const fields = { ...forms[did], formKey: randomUUID() };
  const send = () =>
    tradingShop.owner
      .post(`/admin/orders/${orderId}/${pathEnds[did]}`, fields)
      .catch(() => undefined);
  const response = (await send()) ?? (await send());
  if (!response || response.status === 503) return false;
  // Sessions expire when the clock is moved, as configured.
  if (response.status === 401) tradingShop.owner.cookies.clear();
  if (response.status === 401) return false;
  if (response.status === 302) tradingShop.ownerChanges.push(change);
  else
    tradingShop.anomalies.push(
      `An order that is to be ${did} was answered with ${response.status}`,
    );
  return response.status === 302;
}
