import type { Registry } from 'prom-client';
import type { StatementListener } from '#platform/db/statements/statement-watch.server.ts';
import { type Gauges, openGauges } from './gauges.server.ts';

/** A finished request. Every label has few values. */
export type FinishedRequest = {
  /** A route pattern of `routes.ts`, or the name of the named middleware that the request reached last. */
  route: string;
  method: string | undefined;
  /** Undefined if the client disconnected before the end. */
  status: number | undefined;
  durationMs: number;
};

/** The shop's metrics for Prometheus. */
export type Metrics = {
  recordRequest: (request: FinishedRequest) => void;
  recordStatement: StatementListener;
  recordCachedPage: (outcome: 'hit' | 'rendered') => void;
  /** The functions that increment counters. */
  count: ReturnType<typeof openCounters>['count'];
  /** Gauges that are set at each scrape. */
  gauges: Gauges;
  /** Returns the metrics in the text format of Prometheus, whose content type is `contentType`. */
  format: () => Promise<string>;
  contentType: string;
  close: () => void;
};

/** Opens the metrics. Imports their library only here, so that it is loaded only if metrics are on. */
export async function openMetrics(): Promise<Metrics> {
  const library = await import('prom-client');
  const registry: Registry = new library.Registry();
  library.collectDefaultMetrics({ register: registry });
  const counters = openCounters(library, registry);
  return {
    ...counters,
    gauges: openGauges(library, registry),
    format: () => registry.metrics(),
    contentType: registry.contentType,
    close: () => registry.clear(),
  };
}

type Library = typeof import('prom-client');

const requestSeconds = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10];
const statementSeconds = [0.0005, 0.002, 0.01, 0.05, 0.2, 1, 5];
const knownMethods = new Set(['GET', 'HEAD', 'POST']);
const knownVerbs = new Set(['select', 'insert', 'update', 'delete', 'with', 'begin', 'commit']);

/** The counters with one label, by the key that increments them. Each has its name, its label and its help text. */
const counterDefinitions = {
  orders: ['sandhi_orders_total', 'payment', 'Orders placed, by payment method'],
  refusals: ['sandhi_orders_refused_total', 'reason', 'Orders refused, by the reason'],
  gateway: [
    'sandhi_gateway_answers_total',
    'answer',
    'Responses and notifications of PayHere, by outcome',
  ],
  limits: ['sandhi_limits_hit_total', 'limit', 'Times that a limit was used up, by its name'],
  overload: [
    'sandhi_overload_refused_total',
    'class',
    'Requests refused because of overload, by class',
  ],
} as const;

function openCounters({ Counter, Histogram }: Library, registry: Registry) {
  const registers = [registry];
  const requests = new Counter({
    name: 'sandhi_requests_total',
    help: 'Requests by route, method and class of status',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'sandhi_request_duration_seconds',
    help: 'From the head of a request to the end of its response',
    labelNames: ['route'],
    buckets: requestSeconds,
    registers,
  });
  const statements = new Histogram({
    name: 'sandhi_statement_duration_seconds',
    help: 'Database statements, from sending to the result, without the wait for a connection',
    labelNames: ['verb'],
    buckets: statementSeconds,
    registers,
  });
  const cachedPages = new Counter({
    name: 'sandhi_cached_pages_total',
    help: 'Public pages, by whether they were sent from the cache',
    labelNames: ['outcome'],
    registers,
  });
  const messages = new Counter({
    name: 'sandhi_messages_total',
    help: 'Attempts to send a message, by channel and outcome',
    labelNames: ['channel', 'outcome'],
    registers,
  });
  const singleLabelCounters = Object.fromEntries(
    Object.entries(counterDefinitions).map(([key, [name, label, help]]) => [
      key,
      new Counter({ name, help, labelNames: [label], registers }),
    ]),
  );

  return {
    recordRequest: ({ route, method = '', status, durationMs }: FinishedRequest) => {
      const statusClass = status === undefined ? 'cut' : `${Math.floor(status / 100)}xx`;
      const methodLabel = knownMethods.has(method) ? method : 'other';
      requests.inc({ route, method: methodLabel, status: statusClass });
      durations.observe({ route }, durationMs / 1000);
    },
    recordStatement: (text: string, durationMs: number) => {
      statements.observe({ verb: verbOf(text) }, durationMs / 1000);
    },
    recordCachedPage: (outcome: 'hit' | 'rendered') => cachedPages.inc({ outcome }),
    count: {
      message: (channel: string, outcome: string) => messages.inc({ channel, outcome }),
      increment: (key: keyof typeof counterDefinitions, value: string) =>
        singleLabelCounters[key]?.inc({ [counterDefinitions[key][1]]: value }),
    },
  };
}

function verbOf(text: string): string {
  const verb = /^[a-z]+/.exec(text)?.[0] ?? '';
  return knownVerbs.has(verb) ? verb : 'other';
}
