import type { CountEvent } from '#domain/kernel/counter-event.ts';
import type { Metrics } from '#platform/metrics/metrics.server.ts';

/** Returns a function by which the domain increments the counters of these metrics. */
export function metricCounter({ count }: Metrics): CountEvent {
  return (event) => {
    switch (event.name) {
      case 'order-placed':
        return count.increment('orders', event.paymentMethod);
      case 'checkout-refused':
        return count.increment('refusals', event.reason);
      case 'message':
        return count.message(event.channel, event.outcome);
      case 'gateway':
        return count.increment('gateway', event.outcome);
      default:
        return count.increment('limits', event.budget);
    }
  };
}
