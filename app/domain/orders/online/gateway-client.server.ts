import type { Shop } from '#domain/kernel/shop.server.ts';
import type { FoundPayment, PaymentSearch } from '#domain/payments/payhere/payment-lookup.ts';

const minuteMs = 60 * 1000;
const longestPauseMs = 15 * minuteMs;

/** The state of an outage of the gateway, for each process. */
export type GatewayClient = {
  search: PaymentSearch;
  /**
   * Called with the kind of failure whenever it changes, and without a kind at the end of the outage.
   */
  onFailure: (kind: string | undefined) => void;
  trouble: string | undefined;
  failures: number;
  pausedUntil: Date;
};

export function openGatewayClient(
  search: PaymentSearch,
  onFailure: GatewayClient['onFailure'],
): GatewayClient {
  return { search, onFailure, trouble: undefined, failures: 0, pausedUntil: new Date(0) };
}

/**
 * Returns whether the gateway is paused. Ignores pauses longer than any: a clock that was ahead has set them.
 */
export function isPaused(shop: Shop, { pausedUntil }: GatewayClient): boolean {
  const leftMs = pausedUntil.getTime() - shop.now().getTime();
  return leftMs > 0 && leftMs <= longestPauseMs;
}

/**
 * Looks up the payments of one attempt at the gateway. Undefined where it does not answer; it is then paused for a
 * while.
 */
export async function lookUpPayments(
  shop: Shop,
  client: GatewayClient,
  reference: string,
): Promise<FoundPayment[] | undefined> {
  const answer = await client.search(reference);
  shop.tally?.({ what: 'gateway', answer: `search-${answer.kind}` });
  if (answer.kind === 'found') {
    hear(client, undefined);
    client.failures = 0;
    return answer.payments;
  }
  hear(client, answer.kind);
  client.failures += 1;
  const usualMs = minuteMs * 2 ** Math.min(4, client.failures - 1);
  const pauseMs = Math.min(longestPauseMs, answer.waitMs ?? usualMs);
  client.pausedUntil = new Date(shop.now().getTime() + pauseMs);
  return undefined;
}

function hear(client: GatewayClient, kind: string | undefined): void {
  if (client.trouble !== kind) client.onFailure(kind);
  client.trouble = kind;
}
