import { and, asc, eq, gt, lte, ne, or } from 'drizzle-orm';
import { dueCondition } from '#domain/kernel/clock-conditions.server.ts';
import { clockSkewMs } from '#domain/kernel/clock-skew.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import {
  endOfRound,
  type GatewayClient,
  isPaused,
  lookUpPayments,
  maxLookupDelayMs,
  retryTime,
} from '#domain/orders/online/gateway-client.server.ts';
import type { GatewayRefund } from './read-gateway-refunds.server.ts';
import { settleGatewayRefund } from './settle-gateway-refund.server.ts';
import { gatewayRefunds } from './tables.server.ts';

const minuteMs = 60 * 1000;
/** Longer than the timeout of a refund request, so that an older request gets no response any more. */
const lostAfterMs = minuteMs;
/** The delays between lookups, in minutes. After the last lookup only the owner can resolve the refund. */
const lookupDelaysMinutes = [2, 5, 15, 60, 360, 1440];
const maxPerRun = 20;

/**
 * Marks refunds whose response was lost as unknown, and looks them up. Never requests a refund: a refund that is not found
 * stays unknown until the owner reports what PayHere's own panel shows. Looks up at least one, even after `endsAt`.
 */
export async function lookUpRefunds(
  shop: Shop,
  client: GatewayClient,
  endsAt = endOfRound(),
): Promise<void> {
  await markLostRefunds(shop);
  if (isPaused(shop, client)) return;
  const due = await shop.db
    .select()
    .from(gatewayRefunds)
    .where(
      and(
        eq(gatewayRefunds.state, 'unknown'),
        dueCondition(shop, gatewayRefunds.askAt, maxLookupDelayMs),
      ),
    )
    .orderBy(asc(gatewayRefunds.askAt))
    .limit(maxPerRun);
  for (const refund of due) {
    const canContinue = await lookUp(shop, client, refund);
    if (!canContinue || performance.now() >= endsAt) return;
  }
}

/**
 * Marks refunds whose response was lost as unknown, so that the owner is asked for their outcome; also those that a wrong
 * clock dates in the future.
 */
export async function markLostRefunds(shop: Shop): Promise<void> {
  const startedBefore = new Date(shop.now().getTime() - lostAfterMs);
  const latestPossible = new Date(shop.now().getTime() + clockSkewMs);
  const { state, startedAt } = gatewayRefunds;
  const lost = await shop.db
    .select()
    .from(gatewayRefunds)
    .where(
      and(eq(state, 'open'), or(lte(startedAt, startedBefore), gt(startedAt, latestPossible))),
    );
  // `settleGatewayRefund` leaves a refund that was settled in the meantime as it is.
  for (const refund of lost) void (await settleGatewayRefund(shop, refund, { kind: 'unknown' }));
}

/** Looks up one refund. Returns false if the gateway did not answer or the refund was not settled, which ends the run. */
async function lookUp(shop: Shop, client: GatewayClient, refund: GatewayRefund): Promise<boolean> {
  const payments = await lookUpPayments(shop, client, refund.reference);
  if (!payments) {
    const { asked } = refund;
    await schedule(shop, refund, { asked, askAt: retryTime(shop) });
    return false;
  }
  const status =
    payments.find((candidate) => candidate.paymentId === refund.paymentId)?.status ?? '';
  if (status.startsWith('REFUND') && (await isFirstRefund(shop, refund))) {
    const settled = await settleGatewayRefund(shop, refund, { kind: 'refunded', refundId: '' });
    return settled.ok || settled.refusal.code === 'settled-since';
  }
  const minutes = lookupDelaysMinutes[refund.asked];
  const askAt = minutes === undefined ? null : new Date(shop.now().getTime() + minutes * minuteMs);
  const lookup = { seenStatus: status.slice(0, 40), seenAt: shop.now() };
  await schedule(shop, refund, { ...lookup, asked: refund.asked + 1, askAt });
  return true;
}

/** Schedules the next lookup, unless another instance has looked up the refund in the meantime. */
async function schedule(shop: Shop, { id, asked }: GatewayRefund, next: Partial<GatewayRefund>) {
  await shop.db
    .update(gatewayRefunds)
    .set(next)
    .where(
      and(
        eq(gatewayRefunds.id, id),
        eq(gatewayRefunds.asked, asked),
        eq(gatewayRefunds.state, 'unknown'),
      ),
    );
}

/** Returns whether no other refund of the payment is known: after one, the status of the payment proves no later refund. */
async function isFirstRefund(shop: Shop, { id, paymentId }: GatewayRefund): Promise<boolean> {
  const others = await shop.db
    .select({ id: gatewayRefunds.id })
    .from(gatewayRefunds)
    .where(
      and(
        eq(gatewayRefunds.paymentId, paymentId),
        eq(gatewayRefunds.state, 'refunded'),
        ne(gatewayRefunds.id, id),
      ),
    )
    .limit(1);
  return others.length === 0;
}
