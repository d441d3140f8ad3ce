import { setTimeout as pause } from 'node:timers/promises';
import { deliverMessages, type Sender } from '#domain/messages/queue/deliver-messages.server.ts';
import { composeMessage } from '#email/compose-message.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { heartbeatJobs } from './heartbeat.ts';
import {
  backupJob,
  databaseJobs,
  paymentJobs,
  pictureJob,
  RecurringJobs,
  stockAlertJob,
} from './recurring-jobs.ts';

const roundMs = 1000;
/** Used without channels: nothing can be sent, so the queue is only searched for messages that are too old. */
const quietRoundMs = 60_000;
/** Longer than a mail server usually takes. An e-mail that takes longer is sent again after the next start. */
const stopTimeoutMs = 8000;

/**
 * Starts the two loops of this process: one sends due messages, the other runs recurring jobs, so that a slow mail server
 * delays none of them. Returns a function that ends both.
 */
export function startBackgroundJobs(running: RunningShop, log: Log): () => Promise<void> {
  const sender = openSender(running, log);
  const recurring = new RecurringJobs(running, [
    ...paymentJobs(running, log),
    ...databaseJobs,
    backupJob(running),
    ...heartbeatJobs(running, log),
    pictureJob(running),
    stockAlertJob(running),
  ]);
  const loops = [
    () => deliverMessages({ ...running.shop, actor: { kind: 'shop' } }, sender),
    () => recurring.runDue(),
  ];
  const stopped = new AbortController();
  const rounds = {
    everyMs: running.channels.length > 0 ? roundMs : quietRoundMs,
    signal: stopped.signal,
    log,
  };
  const done = Promise.all(loops.map((work) => runRounds(work, rounds)));
  return async () => {
    sender.closing = true;
    stopped.abort();
    await Promise.race([done, pause(stopTimeoutMs, undefined, { ref: false })]);
  };
}

function openSender(running: RunningShop, log: Log): Sender {
  const links = { appUrl: running.appUrl.origin, demo: running.demo !== undefined };
  return {
    channels: running.channels,
    compose: (shop, message) => composeMessage(shop, message, links),
    onError: (err) => log.error({ err }, 'A message could not be sent'),
    outages: new Map(),
    closing: false,
  };
}

type Rounds = { everyMs: number; signal: AbortSignal; log: Log };

/** Continues after an error, such as an outage of the database. Logs only the first of consecutive rounds that fail. */
async function runRounds(work: () => Promise<void>, { everyMs, signal, log }: Rounds) {
  let hasFailed = false;
  while (!signal.aborted) {
    try {
      await work();
      hasFailed = false;
    } catch (err) {
      if (!(hasFailed || signal.aborted)) log.error({ err }, 'A round of background jobs failed');
      hasFailed = true;
    }
    await pause(everyMs, undefined, { signal }).catch(() => undefined);
  }
}
