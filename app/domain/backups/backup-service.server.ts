import type { Result } from '#domain/kernel/result.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { BackupStep } from '#platform/backup/write-backup.server.ts';
import { isBackupDue } from './backup-rules.ts';
import type { BackupCause } from './backup-run.ts';
import { firstOwnerAt, lastBackup } from './last-backup.server.ts';
import {
  type BackupPlace,
  type BackupRun,
  type TakeBackupRefusal,
  takeBackup,
} from './take-backup.server.ts';

type TakenBackup = Result<BackupRun, TakeBackupRefusal>;
export type BackupProgress = { startedAt: Date; step: BackupStep };

type OnStep = (step: BackupStep) => void;
type RunningBackup = {
  progress: BackupProgress;
  watchers: Set<OnStep>;
  done: Promise<TakenBackup>;
};

/** Makes the backups of the running shop, and knows the progress of the one that this process is making. */
export class BackupService {
  readonly place: BackupPlace;
  readonly #nightly: boolean;
  readonly #onFault: (thrown: unknown) => void;
  readonly #closing = new AbortController();
  #making: RunningBackup | undefined;

  constructor(
    place: BackupPlace,
    { nightly, onFault }: { nightly: boolean; onFault: (thrown: unknown) => void },
  ) {
    this.place = place;
    this.#nightly = nightly;
    this.#onFault = onFault;
  }

  get isNightly(): boolean {
    return this.#nightly;
  }

  /** Returns undefined while this process makes no backup. */
  get progress(): BackupProgress | undefined {
    return this.#making?.progress;
  }

  /** Makes a backup, and never throws. A caller who asks while one is being made here gets that one and its progress. */
  make(shop: Shop, cause: BackupCause, onStep?: OnStep): Promise<TakenBackup> {
    this.#making ??= this.#begin(shop, cause);
    if (onStep) this.#making.watchers.add(onStep);
    return this.#making.done;
  }

  #begin(shop: Shop, cause: BackupCause): RunningBackup {
    const step: BackupStep = { step: 'rows', done: 0, all: 1, rows: 0 };
    const progress: BackupProgress = { startedAt: shop.now(), step };
    const watchers = new Set<OnStep>();
    const watch = {
      signal: this.#closing.signal,
      onStep: (step: BackupStep) => {
        progress.step = step;
        for (const watcher of watchers) watcher(step);
      },
    };
    const done = takeBackup({ ...shop, actor: { kind: 'shop' } }, this.place, { cause, watch })
      .catch((thrown: unknown): TakenBackup => {
        return { ok: false, refusal: { code: 'failed', problem: 'failed', thrown } };
      })
      .then((taken) => {
        this.#making = undefined;
        this.#report(taken);
        return taken;
      });
    return { progress, watchers, done };
  }

  /** Reports faults; neither a backup that is already being made nor a closing shop is one. */
  #report(taken: TakenBackup) {
    if (taken.ok || taken.refusal.code === 'busy') return;
    if (taken.refusal.problem !== 'interrupted') this.#onFault(taken.refusal.thrown);
  }

  /** Begins the nightly backup if it is due, without waiting for it: orders and messages go on. */
  async beginIfDue(shop: Shop): Promise<void> {
    if (!this.#nightly || this.#making) return;
    const { at, failed } = await lastBackup(shop);
    const since = at ?? (await firstOwnerAt(shop));
    if (isBackupDue({ since, failedAt: failed?.at }, shop.now())) void this.make(shop, 'nightly');
  }

  /** Aborts the backup that is being made; it leaves nothing behind. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#making?.done;
  }
}
