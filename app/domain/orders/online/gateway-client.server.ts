import type { Shop } from '#domain/kernel/shop.server.ts';
import type { FoundPayment, PaymentSearch } from '#domain/payments/payhere/payment-lookup.ts';

const minuteMs = 60 * 1000;
const maxPauseMs = 15 * minuteMs;
/** Limits the time of one round of lookups, because other background jobs wait for a slow gateway. */
const maxRoundMs = 10_000;

/** The longest delay between two lookups of a payment or a refund. */
export const maxLookupDelayMs = 24 * 60 * minuteMs;

/**
 * Returns when a failed lookup is retried: later than the pause that follows one failure, so that other lookups run first,
 * and one that always fails does not delay them.
 */
export function retryTime(shop: Shop): Date {
  return new Date(shop.now().getTime() + 5 * minuteMs);
}

/** A connection to the gateway's search, with its failures and pause. Each process has its own. */
export type GatewayClient = {
  search: PaymentSearch;
  /**
   * Called with the kind of failure whenever it changes, and without a kind at the end of the outage.
   */
  onFailure: (kind: string | undefined) => void;
  failureKind: string | undefined;
  failureCount: number;
  pausedUntil: Date;
};

export function openGatewayClient(
  search: PaymentSearch,
  onFailure: GatewayClient['onFailure'],
): GatewayClient {
  return { search, onFailure, failureKind: undefined, failureCount: 0, pausedUntil: new Date(0) };
}

/**
 * Returns whether lookups are paused. Ignores impossibly long pauses, which a clock that was ahead has set.
 */
export function isPaused(shop: Shop, { pausedUntil }: GatewayClient): boolean {
  const leftMs = pausedUntil.getTime() - shop.now().getTime();
  return leftMs > 0 && leftMs <= maxPauseMs;
}

/** Returns when a round of lookups that begins now has to end, by `performance.now()`. */
export function endOfRound(): number {
  return performance.now() + maxRoundMs;
}

/**
 * Looks up the payments of one attempt at the gateway. Returns undefined if that fails; lookups are then paused for a while.
 */
export async function lookUpPayments(
  shop: Shop,
  client: GatewayClient,
  reference: string,
): Promise<FoundPayment[] | undefined> {
  const response = await client.search(reference);
  shop.countEvent?.({ name: 'gateway', outcome: `search-${response.kind}` });
  if (response.kind === 'found') {
    reportFailure(client, undefined);
    client.failureCount = 0;
    return response.payments;
  }
  reportFailure(client, response.kind);
  client.failureCount += 1;
  const defaultMs = minuteMs * 2 ** Math.min(4, client.failureCount - 1);
  const pauseMs = Math.min(maxPauseMs, response.waitMs ?? defaultMs);
  client.pausedUntil = new Date(shop.now().getTime() + pauseMs);
  return undefined;
}

function reportFailure(client: GatewayClient, kind: string | undefined): void {
  if (client.failureKind !== kind) client.onFailure(kind);
  client.failureKind = kind;
}
