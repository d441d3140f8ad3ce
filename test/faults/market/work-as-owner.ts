import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Market, ownerCredentials, type Step } from './market.ts';

const forms: Record<Step['did'], Record<string, string>> = {
  paid: { button: 'delivered-and-paid' },
  refunded: { amountLkr: '100', method: 'cash', shownRefundedLkr: '0' },
  cancelled: { reason: 'other' },
};
const pathEnds: Record<Step['did'], string> = {
  paid: 'status',
  refunded: 'refund',
  cancelled: 'cancel',
};
const maxPauseMs = 60;

/** Marks orders as paid, refunds a part of some and cancels others, in the panel, until stopped. */
export async function workAsOwner(market: Market, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const orderId = market.untouched.shift();
    if (orderId && (await isSignedIn(market))) await workOn(market, orderId);
    await pause(market.random.between(0, maxPauseMs));
  }
}

async function workOn(market: Market, orderId: string): Promise<void> {
  const steps = market.random.pick<Step['did'][]>([['cancelled'], ['paid'], ['paid', 'refunded']]);
  for (const did of steps) {
    if (!(await submitTwiceIfLost(market, { orderId, did }))) return;
  }
}

async function isSignedIn({ owner }: Market): Promise<boolean> {
  if (owner.cookies.size > 0) return true;
  const fields = { ...ownerCredentials, next: '/admin/dashboard' };
  await owner.post('/admin/sign-in', fields).catch(() => undefined);
  return owner.cookies.size > 0;
}

/** Submits a form of an order, and submits the same form once more if there is no response. */
async function submitTwiceIfLost(market: Market, step: Step): Promise<boolean> {
  const { orderId, did } = step;
  const fields = { ...forms[did], formKey: randomUUID() };
  const send = () =>
    market.owner.post(`/admin/orders/${orderId}/${pathEnds[did]}`, fields).catch(() => undefined);
  const response = (await send()) ?? (await send());
  if (!response || response.status === 503) return false;
  // Sessions expire when the clock is moved, as configured.
  if (response.status === 401) market.owner.cookies.clear();
  if (response.status === 401) return false;
  if (response.status === 302) market.steps.push(step);
  else market.anomalies.push(`An order that is to be ${did} was answered with ${response.status}`);
  return response.status === 302;
}
