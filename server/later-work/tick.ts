import { sweepSessions } from '#domain/accounts/account-writes.server.ts';
import { sweepEvents } from '#domain/analytics/sweep-events.server.ts';
import { sweepAudit } from '#domain/audit/sweep-audit.server.ts';
import { sweepResetRequests } from '#domain/auth/resets/sweep-reset-requests.server.ts';
import { sweepSentForms } from '#domain/forms/sweep-sent-forms.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { sweepBudgets } from '#domain/limits/spend-try.server.ts';
import { sweepPictures } from '#domain/media/sweep-pictures.server.ts';
import { sweepMessages } from '#domain/messages/sweep-messages.server.ts';
import { sweepInbox } from '#domain/support/sweep-inbox.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';

/** Work that comes round by itself. Its name is its lock: of several instances one does it. */
export type Tick = { name: string; everyMs: number; work: (shop: Shop) => Promise<void> };

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;

export const usualTicks: readonly Tick[] = [
  {
    name: 'sweep',
    everyMs: hourMs,
    work: async (shop) => {
      await sweepBudgets(shop);
      await sweepSessions(shop);
      await sweepSentForms(shop);
    },
  },
  {
    name: 'retention',
    everyMs: hourMs,
    work: async (shop) => {
      await sweepEvents(shop);
      await sweepResetRequests(shop);
      await sweepMessages(shop);
      await sweepInbox(shop);
      await sweepAudit(shop);
    },
  },
];

/** Looks whether the night has come. The backup itself takes its own time, and a connection of its own. */
export function backupTick({ shop, backups }: RunningShop): Tick {
  return { name: 'backup', everyMs: 5 * minuteMs, work: () => backups.beginIfDue(shop) };
}

/** Takes away uploaded pictures that nobody uses; files and rows that lost each other, too. */
export function pictureTick({ media }: RunningShop): Tick {
  return { name: 'pictures', everyMs: hourMs, work: (shop) => sweepPictures(shop, media) };
}

/** Does the ticks that are due in this process. Each instance comes round, and finds little where another was before. */
export class TickWatch {
  readonly #running: Pick<RunningShop, 'shop' | 'oneAtATime'>;
  readonly #ticks: readonly Tick[];
  readonly #dueAt = new Map<string, number>();

  constructor(running: Pick<RunningShop, 'shop' | 'oneAtATime'>, wanted = usualTicks) {
    this.#running = running;
    this.#ticks = wanted;
  }

  async doWhatIsDue(): Promise<void> {
    const { shop, oneAtATime } = this.#running;
    const now = shop.now().getTime();
    for (const { name, everyMs, work } of this.#ticks) {
      const waitMs = (this.#dueAt.get(name) ?? now) - now;
      // A wait that is longer than the way round was set by a clock that was ahead.
      if (waitMs > 0 && waitMs <= everyMs) continue;
      this.#dueAt.set(name, now + everyMs);
      const actor = { kind: 'shop' } as const;
      await oneAtATime(`tick:${name}`, (db) => work({ ...shop, db, actor }));
    }
  }
}
