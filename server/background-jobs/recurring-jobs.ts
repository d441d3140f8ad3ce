import { sweepSessions } from '#domain/accounts/account-writes.server.ts';
import { sweepEvents } from '#domain/analytics/sweep-events.server.ts';
import { sweepAudit } from '#domain/audit/sweep-audit.server.ts';
import { sweepPhoneCodes } from '#domain/auth/phone-codes/generate-code.server.ts';
import { sweepResetRequests } from '#domain/auth/resets/sweep-reset-requests.server.ts';
import { sweepConsents } from '#domain/customers/consent/erase-consents.server.ts';
import { sweepNotes } from '#domain/customers/notes/erase-notes.server.ts';
import { sweepSentForms } from '#domain/forms/sweep-sent-forms.server.ts';
import type { Language } from '#domain/kernel/bilingual.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { sweepBudgets } from '#domain/limits/spend-attempt.server.ts';
import { sweepPictures } from '#domain/media/sweep-pictures.server.ts';
import { sweepMessages } from '#domain/messages/queue/sweep-messages.server.ts';
import { expireUnpaidOrders } from '#domain/orders/online/expire-unpaid-orders.server.ts';
import { endOfRound, openGatewayClient } from '#domain/orders/online/gateway-client.server.ts';
import { lookUpAttempts } from '#domain/orders/online/look-up-attempts.server.ts';
import { sweepPayers } from '#domain/orders/online/sweep-payers.server.ts';
import { lookUpRefunds, markLostRefunds } from '#domain/orders/refunds/look-up-refunds.server.ts';
import { sweepProblems } from '#domain/problems/erase-problems.server.ts';
import { sweepRemittances } from '#domain/remittances/sweep-remittances.server.ts';
import { sweepReviewNames } from '#domain/reviews/erase-reviewers.server.ts';
import { sweepSlips } from '#domain/slips/erase-slips.server.ts';
import { remindTransfers } from '#domain/slips/remind-transfers.server.ts';
import { sweepAlerts } from '#domain/stock-alerts/erase-alerts.server.ts';
import { notifyWaiting } from '#domain/stock-alerts/notify-waiting.server.ts';
import { sweepInbox } from '#domain/support/sweep-inbox.server.ts';
import { isOutage } from '#platform/db/is-outage.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import { StorageOutage } from '#platform/storage/media-store.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { stockAlertLink } from '#web/urls/links.ts';

/** A job that recurs. Its name is its lock: of several instances one runs it at a time. */
export type RecurringJob = { name: string; everyMs: number; work: (shop: Shop) => Promise<void> };

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;

/** A part of a job, such as a sweep of one table. */
type JobPart = (shop: Shop) => Promise<unknown>;

const retentionSweeps: readonly JobPart[] = [
  sweepEvents,
  sweepResetRequests,
  sweepPhoneCodes,
  sweepMessages,
  sweepInbox,
  sweepReviewNames,
  sweepNotes,
  sweepConsents,
  sweepAlerts,
  sweepProblems,
  sweepSlips,
  sweepPayers,
  sweepRemittances,
  sweepAudit,
];

/** Continues after a part that fails, and throws its error at the end. Stops at once if the database is down. */
export async function runParts(shop: Shop, parts: readonly JobPart[]): Promise<void> {
  const errors: unknown[] = [];
  for (const runPart of parts) {
    try {
      await runPart(shop);
    } catch (thrown) {
      if (isOutage(thrown) && !(thrown instanceof StorageOutage)) throw thrown;
      errors.push(thrown);
    }
  }
  if (errors.length === 1) throw errors[0];
  if (errors.length > 1) throw new AggregateError(errors, 'Several parts of a job failed.');
}

/** The jobs that every shop has and that need nothing but its database. */
export const databaseJobs: readonly RecurringJob[] = [
  {
    name: 'sweep',
    everyMs: hourMs,
    work: (shop) => runParts(shop, [sweepBudgets, sweepSessions, sweepSentForms]),
  },
  { name: 'unpaid', everyMs: minuteMs, work: expireUnpaidOrders },
  { name: 'retention', everyMs: hourMs, work: (shop) => runParts(shop, retentionSweeps) },
  { name: 'transfers', everyMs: hourMs, work: remindTransfers },
];

/**
 * Begins the nightly backup when it is due, and sends the newest to its destination. Waits for neither to end; both use a
 * connection of their own.
 */
export function backupJob({ shop, backups }: RunningShop): RecurringJob {
  const startSending = async () => backups.startSending(shop);
  const work = () => runParts(shop, [() => backups.startIfDue(shop), startSending]);
  return { name: 'backup', everyMs: 5 * minuteMs, work };
}

/** Looks up payments whose notification may be lost. Without the gateway's API key it only marks refunds as lost. */
export function paymentJobs({ gateway }: Pick<RunningShop, 'gateway'>, log: Log): RecurringJob[] {
  const timing = { name: 'payments', everyMs: minuteMs };
  if (!gateway?.search) return [{ ...timing, work: markLostRefunds }];
  const client = openGatewayClient(gateway.search, (kind) => {
    gateway.failureKind = kind ?? '';
    if (kind) log.warn({ kind }, 'PayHere does not answer questions about payments');
  });
  const work = (shop: Shop) => {
    const endsAt = endOfRound();
    return runParts(shop, [
      (shop) => lookUpAttempts(shop, client, endsAt),
      (shop) => lookUpRefunds(shop, client, endsAt),
    ]);
  };
  return [{ ...timing, work }];
}

/** Notifies the people who wait for a product that is in stock again. */
export function stockAlertJob({ appUrl }: RunningShop): RecurringJob {
  const linkTo = (language: Language, token: string) => stockAlertLink(appUrl, language, token);
  return { name: 'stock-alerts', everyMs: minuteMs, work: (shop) => notifyWaiting(shop, linkTo) };
}

/**
 * Deletes uploaded pictures that nothing uses, files without a row, and rows without their file. A storage that is down,
 * which it has logged itself, ends neither the round nor the jobs that follow.
 */
export function pictureJob({ media }: Pick<RunningShop, 'media'>): RecurringJob {
  const work = (shop: Shop) =>
    sweepPictures(shop, media).catch((thrown: unknown) => {
      if (!(thrown instanceof StorageOutage)) throw thrown;
    });
  return { name: 'pictures', everyMs: hourMs, work };
}

/** Runs the jobs that are due. Every instance runs each, and finds little to do if another was first. */
export class RecurringJobs {
  readonly #running: Pick<RunningShop, 'shop' | 'oneAtATime'>;
  readonly #jobs: readonly RecurringJob[];
  readonly #dueAt = new Map<string, number>();

  constructor(running: Pick<RunningShop, 'shop' | 'oneAtATime'>, jobs = databaseJobs) {
    this.#running = running;
    this.#jobs = jobs;
  }

  async runDue(): Promise<void> {
    const { shop, oneAtATime } = this.#running;
    const now = shop.now().getTime();
    for (const { name, everyMs, work } of this.#jobs) {
      const waitMs = (this.#dueAt.get(name) ?? now) - now;
      // A wait longer than the interval was set while the clock was ahead.
      if (waitMs > 0 && waitMs <= everyMs) continue;
      this.#dueAt.set(name, now + everyMs);
      const actor = { kind: 'shop' } as const;
      await oneAtATime(`tick:${name}`, (db) => work({ ...shop, db, actor }));
    }
  }
}
