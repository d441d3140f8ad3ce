import type { Registry } from 'prom-client';
import type { HearStatement } from '#platform/db/statements/statement-watch.server.ts';
import { openCounters } from './counters.server.ts';
import { type Gauges, openGauges } from './gauges.server.ts';

/** One request as it ended. Every part has few values. */
export type RequestSeen = {
  /** An address as `routes.ts` writes it, or the step that answered. */
  route: string;
  method: string | undefined;
  /** Undefined where the visitor left before the end. */
  status: number | undefined;
  durationMs: number;
};

/** What the shop counts about itself, for Prometheus. */
export type Metrics = {
  sawRequest: (seen: RequestSeen) => void;
  sawStatement: HearStatement;
  sawKeptPage: (outcome: 'hit' | 'rendered') => void;
  /** Adds one to a counter. */
  count: ReturnType<typeof openCounters>['count'];
  /** Sets what is read only when it is asked for. */
  gauges: Gauges;
  /** The text of all of them, and its content type. */
  write: () => Promise<string>;
  contentType: string;
  close: () => void;
};

/** Loads the library only where metrics are wanted. */
export async function openMetrics(): Promise<Metrics> {
  const library = await import('prom-client');
  const registry: Registry = new library.Registry();
  library.collectDefaultMetrics({ register: registry });
  const counters = openCounters(library, registry);
  return {
    ...counters,
    gauges: openGauges(library, registry),
    write: () => registry.metrics(),
    contentType: registry.contentType,
    close: () => registry.clear(),
  };
}
