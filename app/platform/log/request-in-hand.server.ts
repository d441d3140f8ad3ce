import { AsyncLocalStorage } from 'node:async_hooks';
import crypto from 'node:crypto';

/** What is known of a request while it is answered. */
export class RequestInHand {
  /** What answers it, as far as it has come. */
  step = 'refused';
  /** The address as `routes.ts` writes it, such as `/products/:slug`: no visitor can make up another one. */
  pattern: string | undefined;
  /** Whether an outage, which waiting ends, made it fail. */
  isOutage = false;
  #id: string | undefined;

  /** Names it in the log, in the header X-Request-Id and on the page of an error. */
  get id(): string {
    this.#id ??= crypto.randomUUID();
    return this.#id;
  }
}

const inHand = new AsyncLocalStorage<RequestInHand>();

export function whileInHand<Answer>(request: RequestInHand, answer: () => Answer): Answer {
  return inHand.run(request, answer);
}

export function requestInHand(): RequestInHand | undefined {
  return inHand.getStore();
}
