import type { Result } from '#domain/kernel/result.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { BackupStep } from '#platform/backup/write-backup.server.ts';
import type { OffsiteStorage } from '#platform/backup-offsite/offsite.ts';
import { isBackupDue } from './backup-rules.ts';
import type { BackupCause } from './backup-run.ts';
import { findLastBackup, firstAdminAt } from './last-backup.server.ts';
import { sendNewest } from './send-backup.server.ts';
import {
  type BackupRequest,
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

type ServiceOptions = {
  nightly: boolean;
  offsite?: OffsiteStorage | undefined;
  onError: (thrown: unknown) => void;
};

/** Makes the backups of the running shop, and reports the progress of the one that this process is making. */
export class BackupService {
  readonly target: BackupTarget;
  readonly #nightly: boolean;
  readonly #offsite: OffsiteStorage | undefined;
  readonly #onError: (thrown: unknown) => void;
  readonly #closing = new AbortController();
  #running: RunningBackup | undefined;
  #sending: Promise<void> | undefined;
  /** When a backup of this process last failed; a database that is full or read-only cannot store it. */
  #failedAt: Date | undefined;

  constructor(target: BackupTarget, { nightly, offsite, onError }: ServiceOptions) {
    this.target = target;
    this.#nightly = nightly;
    this.#offsite = offsite;
    this.#onError = onError;
  }

  get isNightly(): boolean {
    return this.#nightly;
  }

  get isSentOffsite(): boolean {
    return this.#offsite !== undefined;
  }

  /** Returns the name of the place to which copies are sent; undefined if copies stay on this machine. */
  get offsiteName(): string | undefined {
    return this.#offsite?.name;
  }

  /** Returns the progress of the running backup; undefined while there is none. */
  get progress(): BackupProgress | undefined {
    return this.#running?.progress;
  }

  /** Makes a backup, and never throws. If one is being made already, returns its result and reports its progress. */
  make(shop: Shop, cause: BackupCause, onStep?: OnStep): Promise<BackupResult> {
    this.#running ??= this.#start(shop, { cause });
    if (onStep) this.#running.watchers.add(onStep);
    return this.#running.done;
  }

  /**
   * Starts a backup for an owner. Returns true once `onBegin` has run and the backup has begun; false if one is being made
   * already, here or by another instance.
   */
  async begin(shop: Shop, onBegin: () => Promise<unknown>): Promise<boolean> {
    if (this.#running) return false;
    const begun = Promise.withResolvers<true>();
    this.#running = this.#start(shop, {
      cause: 'owner',
      onBegin: async () => {
        await onBegin();
        begun.resolve(true);
      },
    });
    const result = await Promise.race([begun.promise, this.#running.done]);
    if (result === true || result.ok) return true;
    if (result.refusal.code === 'busy') return false;
    throw result.refusal.thrown;
  }

  #start(shop: Shop, { cause, onBegin }: Omit<BackupRequest, 'watch'>): RunningBackup {
    const step: BackupStep = { phase: 'tables', done: 0, all: 1, rows: 0 };
    const progress: BackupProgress = { startedAt: shop.now(), step };
    const watchers = new Set<OnStep>();
    const watch = {
      signal: this.#closing.signal,
      onStep: (step: BackupStep) => {
        progress.step = step;
        for (const watcher of watchers) watcher(step);
      },
    };
    const request = { cause, watch, onBegin };
    const done = takeBackup({ ...shop, actor: { kind: 'shop' } }, this.target, request)
      .catch((thrown: unknown): BackupResult => {
        return { ok: false, refusal: { code: 'failed', problem: 'failed', thrown } };
      })
      .then((result) => {
        this.#running = undefined;
        this.#report(result, progress.startedAt);
        return result;
      });
    return { progress, watchers, done };
  }

  /**
   * Passes on the error of a failed backup, unless closing the shop interrupted it. `busy` is no failure: another process
   * is making a backup.
   */
  #report(result: BackupResult, startedAt: Date) {
    if (result.ok || result.refusal.code === 'busy') return;
    this.#failedAt = startedAt;
    if (result.refusal.problem !== 'interrupted') this.#onError(result.refusal.thrown);
  }

  /** Starts the nightly backup if it is due, without waiting for it, so that it holds up no other job. */
  async startIfDue(shop: Shop): Promise<void> {
    if (!this.#nightly || this.#running) return;
    const { at, failed } = await findLastBackup(shop);
    const since = at ?? (await firstAdminAt(shop));
    const failedAt = laterOf(failed?.at, this.#failedAt);
    if (isBackupDue({ since, failedAt }, shop.now())) void this.make(shop, 'nightly');
  }

  /** Starts to send the newest backup off-site if it is not there yet, without waiting for it. */
  startSending(shop: Shop): void {
    const offsite = this.#offsite;
    if (!offsite || this.#sending !== undefined) return;
    const { folder, kind, oneAtATime } = this.target;
    const options = { folder, kind, oneAtATime, offsite, signal: this.#closing.signal };
    this.#sending = sendNewest(shop, { ...options, onError: this.#onError })
      .catch(this.#onError)
      .finally(() => {
        this.#sending = undefined;
      });
  }

  /** Aborts the backup that is being made or sent; its unfinished file is deleted. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running?.done;
    await this.#sending;
  }
}

function laterOf(one: Date | undefined, other: Date | undefined): Date | undefined {
  return one && other && one > other ? one : (other ?? one);
}
