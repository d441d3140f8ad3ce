import type { CountTally } from '#domain/kernel/tally.ts';
import type { Metrics } from '#platform/metrics/metrics.server.ts';

/** Returns how the domain counts in these metrics. */
export function tallyIn({ count }: Metrics): CountTally {
  return (tally) => {
    switch (tally.what) {
      case 'order-placed':
        return count.one('orders', tally.paymentMethod);
      case 'order-refused':
        return count.one('refusals', tally.reason);
      case 'message':
        return count.message(tally.channel, tally.outcome);
      case 'gateway':
        return count.one('gateway', tally.answer);
      default:
        return count.one('limits', tally.budget);
    }
  };
}
