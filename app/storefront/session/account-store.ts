import type { AccountResponse } from './account-response.ts';

/** Access to the server, and to the other tabs of this browser. */
export type AccountClient = {
  read: () => Promise<AccountResponse>;
  tellOtherTabs: () => void;
  /** `changed` when another tab says so, `returned` when this one comes back into view. Returns how to stop. */
  listen: (on: { changed: () => void; returned: () => void }) => () => void;
};

/** `here`: this tab noticed it by itself. */
export type Cause = 'here' | 'other-tab';
type Listener = {
  /** Someone signed in or out since the last response, here or in another tab. */
  onChange: (cause: Cause, isSignedIn: boolean) => void;
};

/** Asks repeatedly who is signed in, and notices when that changes. */
export class AccountStore {
  readonly #client: AccountClient;
  #listener: Listener | undefined;
  #answer: AccountResponse | undefined;
  #known: string | undefined;
  readonly #subscribers = new Set<() => void>();
  #asked = 0;

  constructor(client: AccountClient) {
    this.#client = client;
  }

  readonly open = (listener: Listener) => {
    this.#listener = listener;
    void this.#ask('here');
    return this.#client.listen({
      changed: () => void this.#ask('other-tab'),
      returned: () => void this.#ask('other-tab'),
    });
  };

  /** Returns what the shop answered last. */
  readonly answer = () => this.#answer;

  readonly subscribe = (answered: () => void) => {
    this.#subscribers.add(answered);
    return () => void this.#subscribers.delete(answered);
  };

  readonly refresh = () => void this.#ask('here');

  /** Keeps the last state where the shop is unreachable. Of two concurrent requests the later one counts. */
  async #ask(cause: Cause): Promise<void> {
    this.#asked += 1;
    const turn = this.#asked;
    const answer = await this.#client.read().catch(() => undefined);
    if (!answer || turn !== this.#asked) return;
    const before = this.#known;
    this.#known = JSON.stringify(answer.account);
    this.#answer = answer;
    for (const answered of this.#subscribers) answered();
    if (before === undefined || before === this.#known) return;
    this.#listener?.onChange(cause, answer.account !== null);
    this.#client.tellOtherTabs();
  }
}
