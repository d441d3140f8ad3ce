import type { Result } from '#domain/kernel/result.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { BackupStep } from '#platform/backup/write-backup.server.ts';
import { isBackupDue } from './backup-rules.ts';
import type { BackupCause } from './backup-run.ts';
import { firstOwnerAt, lastBackup } from './last-backup.server.ts';
import {
  type BackupRun,
  type BackupTarget,
  type TakeBackupRefusal,
  takeBackup,
} from './take-backup.server.ts';

type BackupResult = Result<BackupRun, TakeBackupRefusal>;
export type BackupProgress = { startedAt: Date; step: BackupStep };

type OnStep = (step: BackupStep) => void;
type RunningBackup = {
  progress: BackupProgress;
  watchers: Set<OnStep>;
  done: Promise<BackupResult>;
};

/** Makes the backups of the running shop, and reports the progress of the one that this process is making. */
export class BackupService {
  readonly target: BackupTarget;
  readonly #nightly: boolean;
  readonly #onError: (thrown: unknown) => void;
  readonly #closing = new AbortController();
  #running: RunningBackup | undefined;

  constructor(
    target: BackupTarget,
    { nightly, onError }: { nightly: boolean; onError: (thrown: unknown) => void },
  ) {
    this.target = target;
    this.#nightly = nightly;
    this.#onError = onError;
  }

  get isNightly(): boolean {
    return this.#nightly;
  }

  /** Returns the progress of the running backup; undefined while there is none. */
  get progress(): BackupProgress | undefined {
    return this.#running?.progress;
  }

  /** Makes a backup, and never throws. If one is being made already, returns its result and reports its progress. */
  make(shop: Shop, cause: BackupCause, onStep?: OnStep): Promise<BackupResult> {
    this.#running ??= this.#start(shop, cause);
    if (onStep) this.#running.watchers.add(onStep);
    return this.#running.done;
  }

  #start(shop: Shop, cause: BackupCause): RunningBackup {
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
    const done = takeBackup({ ...shop, actor: { kind: 'shop' } }, this.target, { cause, watch })
      .catch((thrown: unknown): BackupResult => {
        return { ok: false, refusal: { code: 'failed', problem: 'failed', thrown } };
      })
      .then((result) => {
        this.#running = undefined;
        this.#report(result);
        return result;
      });
    return { progress, watchers, done };
  }

  /** Reports errors, but neither a backup that is already being made nor one that closing the shop interrupted. */
  #report(result: BackupResult) {
    if (result.ok || result.refusal.code === 'busy') return;
    if (result.refusal.problem !== 'interrupted') this.#onError(result.refusal.thrown);
  }

  /** Starts the nightly backup if it is due, without waiting for it, so that it holds up no other job. */
  async startIfDue(shop: Shop): Promise<void> {
    if (!this.#nightly || this.#running) return;
    const { at, failed } = await lastBackup(shop);
    const since = at ?? (await firstOwnerAt(shop));
    if (isBackupDue({ since, failedAt: failed?.at }, shop.now())) void this.make(shop, 'nightly');
  }

  /** Aborts the backup that is being made; its unfinished file is deleted. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running?.done;
  }
}
