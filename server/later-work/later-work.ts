import { setTimeout as pause } from 'node:timers/promises';
import { deliverMessages, type Sender } from '#domain/messages/deliver-messages.server.ts';
import { isReachable } from '#domain/messages/ways-to.ts';
import { composeMessage } from '#email/compose-message.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { backupTick, pictureTick, TickWatch, usualTicks } from './tick.ts';

const roundMs = 1000;
/** Where nothing is sent the queue has to be looked at for old messages only. */
const quietRoundMs = 60_000;
/** Longer than a mail server usually takes. An e-mail that takes longer is sent again after the next start. */
const patienceMs = 8000;

/** The one loop of this process: sends what is due, does what comes round. Answers how to end it. */
export function startLaterWork(running: RunningShop, log: Log): () => Promise<void> {
  const sender = openSender(running, log);
  const ticks = new TickWatch(running, [...usualTicks, backupTick(running), pictureTick(running)]);
  const work = [
    () => deliverMessages({ ...running.shop, actor: { kind: 'shop' } }, sender),
    () => ticks.doWhatIsDue(),
  ];
  const stopped = new AbortController();
  const done = goRound(work, {
    everyMs: isReachable(running.channels) ? roundMs : quietRoundMs,
    signal: stopped.signal,
    log,
  });
  return async () => {
    sender.closing = true;
    stopped.abort();
    await Promise.race([done, pause(patienceMs, undefined, { ref: false })]);
  };
}

function openSender(running: RunningShop, log: Log): Sender {
  const address = { appUrl: running.appUrl.origin, demo: running.demo !== undefined };
  return {
    channels: running.channels,
    compose: (shop, message) => composeMessage(shop, message, address),
    onFault: (err) => log.error({ err }, 'A message could not be sent'),
    outages: new Map(),
    closing: false,
  };
}

type Rounds = { everyMs: number; signal: AbortSignal; log: Log };

/** A database that is away ends no loop. It is told once, not with every round. */
async function goRound(work: (() => Promise<void>)[], { everyMs, signal, log }: Rounds) {
  let isInTrouble = false;
  while (!signal.aborted) {
    try {
      for (const part of work) await part();
      isInTrouble = false;
    } catch (err) {
      if (!(isInTrouble || signal.aborted)) log.error({ err }, 'The later work had to stop early');
      isInTrouble = true;
    }
    await pause(everyMs, undefined, { signal }).catch(() => undefined);
  }
}
