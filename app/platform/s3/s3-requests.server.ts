import { once } from 'node:events';
import fs from 'node:fs';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { isPassing, S3Problem } from './s3-problem.server.ts';

/** A file of this machine. */
type Body = { place: string; bytes: number };
type Wish = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Body;
  /** The most attempts; three by default. */
  attempts?: number;
  signal?: AbortSignal;
};
type Key = { accessKeyId: string; secretAccessKey: string; region: string };

const firstPauseMs = 100;
const readPatienceMs = 5000;
const writePatienceMs = 15_000;
/** Aborts a slower transfer: 32 KB in a second. */
const slowestBytesPerMs = 32;
const silenceMs = 60_000;
const mostSockets = 64;

/**
 * Sends signed requests to one bucket. All of them are idempotent, so that transient refusals are retried, but not
 * timeouts, because a visitor waits. Uses Node's own client, because `fetch` loads a file that it sends into memory.
 */
export class S3Requests {
  readonly #key: Key;
  readonly #address: URL;
  readonly #agent: http.Agent;
  /** The signer's date, because its keys change daily. */
  readonly #cache = new Map<string, ArrayBuffer>();

  constructor({ accessKeyId, secretAccessKey, region }: Key, address: URL) {
    this.#key = { accessKeyId, secretAccessKey, region };
    this.#address = address;
    const { Agent } = address.protocol === 'https:' ? https : http;
    this.#agent = new Agent({ keepAlive: true, maxSockets: mostSockets });
  }

  /**
   * Returns the response once its headers have arrived. The caller has to read or destroy its content.
   */
  async send(key: string, { attempts = 3, ...wish }: Wish): Promise<IncomingMessage> {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await this.#attempt(key, wish, attempt >= attempts);
      if (answer) return answer;
      await wait(firstPauseMs * 2 ** attempt * (0.5 + Math.random() / 2));
    }
  }

  /** Returns undefined where another attempt may help. */
  async #attempt(key: string, wish: Wish, isLast: boolean) {
    const answer = await this.#sendOnce(key, wish).catch((thrown: unknown) => {
      if (!isLast && !(thrown instanceof Silence)) return undefined;
      throw new S3Problem('unreachable', reasonOf(thrown), thrown);
    });
    if (!answer || isLast || !isPassing(answer.statusCode ?? 0)) return answer;
    answer.resume();
    return undefined;
  }

  async #sendOnce(key: string, { body, signal, ...wish }: Wish): Promise<IncomingMessage> {
    const { method, url, headers } = await this.#sign(key, { ...wish, ...(body && { body }) });
    const patience = new AbortController();
    const patienceMs = body ? writePatienceMs + body.bytes / slowestBytesPerMs : readPatienceMs;
    const timer = setTimeout(() => patience.abort(), patienceMs);
    const { request } = url.protocol === 'https:' ? https : http;
    try {
      const sending = request(url, {
        ...{ method, headers, agent: this.#agent },
        signal: AbortSignal.any([patience.signal, ...(signal ? [signal] : [])]),
      });
      const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
      // A failed upload shows as an error of the request, or as a refused response.
      if (body) pipeline(fs.createReadStream(body.place), sending).catch(() => undefined);
      else sending.end();
      const [answer] = await answered;
      answer.setTimeout(silenceMs, () => answer.destroy());
      return answer;
    } catch (thrown) {
      throw patience.signal.aborted ? new Silence('no answer in time', { cause: thrown }) : thrown;
    } finally {
      clearTimeout(timer);
    }
  }

  async #sign(key: string, { method, query = {}, headers = {}, body }: Wish) {
    const address = new URL(this.#address);
    address.pathname += key.split('/').map(encodeURIComponent).join('/');
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    const signer = new AwsV4Signer({
      ...this.#key,
      ...{ method, url: address.href, headers, service: 's3', cache: this.#cache },
    });
    const signed = await signer.sign();
    const sent = Object.fromEntries(signed.headers);
    if (body) sent['content-length'] = `${body.bytes}`;
    return { method, url: signed.url, headers: sent };
  }
}

class Silence extends Error {}

function reasonOf(thrown: unknown): string {
  const { message, code = '' } = thrown as NodeJS.ErrnoException;
  return message || code;
}
