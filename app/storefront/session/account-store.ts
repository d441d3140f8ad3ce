import type { AccountResponse } from './account-response.ts';

/** Access to the server, and to the other tabs of this browser. */
export type AccountClient = {
  read: () => Promise<AccountResponse>;
  tellOtherTabs: () => void;
  /** Calls `changed` when another tab reports it, `returned` when this one is visible again. Returns a cleanup. */
  listen: (on: { changed: () => void; returned: () => void }) => () => void;
};

/** The tab in which the account changed. 'other-tab' also when the visitor has returned to this tab. */
type Cause = 'here' | 'other-tab';
type Listener = {
  /** Called when the account differs from that of the last response, such as after a sign-in or sign-out. */
  onChange: (cause: Cause, isSignedIn: boolean) => void;
  /** Called once after each sign-out here, also where this page has not seen the session that it ended. */
  onSignOut: () => void;
};

/** Holds the signed-in account, reads it again on demand, and reports changes. */
export class AccountStore {
  readonly #client: AccountClient;
  #listener: Listener | undefined;
  #response: AccountResponse | undefined;
  #lastAccount: string | undefined;
  readonly #subscribers = new Set<() => void>();
  #reads = 0;
  /** The cause of the latest read while it has no response. */
  #pendingCause: Cause | undefined;

  constructor(client: AccountClient) {
    this.#client = client;
  }

  readonly open = (listener: Listener) => {
    this.#listener = listener;
    void this.#read('here');
    return this.#client.listen({
      changed: () => void this.#read('other-tab'),
      returned: () => void this.#read('other-tab'),
    });
  };

  /** Returns the last response of the shop. */
  readonly response = () => this.#response;

  readonly subscribe = (changed: () => void) => {
    this.#subscribers.add(changed);
    return () => void this.#subscribers.delete(changed);
  };

  readonly refresh = () => void this.#read('here');

  /** Repeats a read that has no response yet, because that may be older than what has just changed. */
  readonly repeatPendingRead = () => {
    if (this.#pendingCause) void this.#read(this.#pendingCause);
  };

  /** Keeps the last state where the shop is unreachable. Ignores all but the latest of concurrent requests. */
  async #read(cause: Cause): Promise<void> {
    this.#reads += 1;
    const thisRead = this.#reads;
    this.#pendingCause = cause;
    const response = await this.#client.read().catch(() => undefined);
    if (thisRead !== this.#reads) return;
    this.#pendingCause = undefined;
    if (!response) return;
    const before = this.#lastAccount;
    this.#lastAccount = JSON.stringify(response.account);
    this.#response = response;
    for (const changed of this.#subscribers) changed();
    if (response.signedOutHere) this.#listener?.onSignOut();
    if (before === undefined || before === this.#lastAccount) return;
    this.#listener?.onChange(cause, response.account !== null);
    this.#client.tellOtherTabs();
  }
}
