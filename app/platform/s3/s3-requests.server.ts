import { setTimeout as wait } from 'node:timers/promises';
import type { AwsClient } from 'aws4fetch';
import { isPassing, S3Problem } from './s3-problem.server.ts';

type Wish = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Blob;
  /** How often it is asked at most; three times unless said. */
  attempts?: number;
  signal?: AbortSignal;
};

const firstPauseMs = 100;
const readPatienceMs = 5000;
const writePatienceMs = 15_000;
/** A line slower than this is given up: 32 KB in a second. */
const slowestBytesPerMs = 32;

/** Sends signed requests to one bucket. Each of ours may be repeated without harm, so passing refusals are tried again. */
export class S3Requests {
  readonly #client: AwsClient;
  readonly #address: URL;

  constructor(client: AwsClient, address: URL) {
    this.#client = client;
    this.#address = address;
  }

  async send(key: string, wish: Wish): Promise<Response> {
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt === (wish.attempts ?? 3);
      try {
        const response = await this.#sendOnce(key, wish);
        if (isLast || !isPassing(response.status)) return response;
        await response.body?.cancel();
      } catch (thrown) {
        if (isLast || wish.signal?.aborted)
          throw new S3Problem('unreachable', reasonOf(thrown), thrown);
      }
      await wait(firstPauseMs * 2 ** attempt * (0.5 + Math.random() / 2));
    }
  }

  /** Waits for the answer's head only; the time of a body is the reader's. */
  async #sendOnce(key: string, { method, query = {}, headers = {}, body, signal }: Wish) {
    const address = new URL(this.#address);
    address.pathname += key.split('/').map(encodeURIComponent).join('/');
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    const signed = await this.#client.sign(address.href, {
      method,
      headers,
      ...(body && { body }),
    });
    const patience = new AbortController();
    const patienceMs = body ? writePatienceMs + body.size / slowestBytesPerMs : readPatienceMs;
    const timer = setTimeout(() => patience.abort(new Error('no answer in time')), patienceMs);
    try {
      const ends = AbortSignal.any([patience.signal, ...(signal ? [signal] : [])]);
      return await fetch(signed, { signal: ends, redirect: 'manual' });
    } finally {
      clearTimeout(timer);
    }
  }
}

/** What fetch throws names its reason one level below. */
function reasonOf(thrown: unknown): string {
  const { message, cause } = thrown as Error;
  return cause instanceof Error ? cause.message || String(Reflect.get(cause, 'code')) : message;
}
