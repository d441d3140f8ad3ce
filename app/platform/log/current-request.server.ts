import { AsyncLocalStorage } from 'node:async_hooks';
import crypto from 'node:crypto';

/** The state of a request while it is handled. */
export class CurrentRequest {
  /** The named middleware that it reached last (`server/middleware.ts`). Starts as `refused`, before it reached any. */
  middleware = 'refused';
  /** The route pattern of `routes.ts`, such as `/products/:slug`: unlike URLs, these are few enough for a metric. */
  pattern: string | undefined;
  /** Whether it failed because of an outage. */
  isOutage = false;
  #id: string | undefined;

  /** The id in the log, in the header X-Request-Id and on the page of an error. */
  get id(): string {
    this.#id ??= crypto.randomUUID();
    return this.#id;
  }
}

const storage = new AsyncLocalStorage<CurrentRequest>();

export function withCurrentRequest<Returned>(
  request: CurrentRequest,
  work: () => Returned,
): Returned {
  return storage.run(request, work);
}

export function currentRequest(): CurrentRequest | undefined {
  return storage.getStore();
}
