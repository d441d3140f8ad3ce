import { once } from 'node:events';
import fs from 'node:fs';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { S3Error, toS3Error } from './s3-error.server.ts';

/** A local file to upload. */
type FileBody = { filePath: string; bytes: number };
type RequestOptions = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: FileBody;
  /** The maximum number of attempts; three by default. */
  attempts?: number;
  signal?: AbortSignal;
};
type Credentials = { accessKeyId: string; secretAccessKey: string; region: string };

/** The shortest delay before the first retry. A random part makes it up to twice as long; each retry doubles it. */
const firstRetryDelayMs = 100;
const readTimeoutMs = 5000;
const writeTimeoutMs = 15_000;
/** A slower upload is aborted: 32 KB per second. */
const minBytesPerMs = 32;
const idleTimeoutMs = 60_000;
const maxConnections = 64;

/**
 * Sends signed requests to one bucket. All of them are idempotent, so temporary failures are retried, but not after our own
 * timeout, because a visitor waits. Uses Node's own client, because `fetch` reads a file into memory before it sends it.
 */
export class S3Requests {
  readonly #credentials: Credentials;
  readonly #bucketUrl: URL;
  readonly #agent: http.Agent;
  /** The signing keys by date: they change daily. */
  readonly #signingKeys = new Map<string, ArrayBuffer>();

  constructor({ accessKeyId, secretAccessKey, region }: Credentials, bucketUrl: URL) {
    this.#credentials = { accessKeyId, secretAccessKey, region };
    this.#bucketUrl = bucketUrl;
    const { Agent } = bucketUrl.protocol === 'https:' ? https : http;
    this.#agent = new Agent({ keepAlive: true, maxSockets: maxConnections });
  }

  /**
   * Returns a successful response once its headers have arrived; the caller has to read or destroy its body. Throws an
   * `S3Error` for any other response.
   */
  async send(key: string, { attempts = 3, ...options }: RequestOptions): Promise<IncomingMessage> {
    for (let attempt = 1; ; attempt += 1) {
      const response = await this.#attempt(key, options, attempt >= attempts);
      if (response) return response;
      await wait(firstRetryDelayMs * 2 ** attempt * (0.5 + Math.random() / 2));
    }
  }

  /** Returns undefined if another attempt may help. */
  async #attempt(key: string, options: RequestOptions, isLast: boolean) {
    const response = await this.#sendOnce(key, options).catch((thrown: unknown) => {
      const isFinal = isLast || options.signal?.aborted || thrown instanceof ResponseTimeout;
      if (!isFinal) return undefined;
      throw new S3Error('unreachable', reasonOf(thrown), thrown);
    });
    const error = response && (await errorOf(response));
    if (!error) return response;
    if (isLast || error.code !== 'unreachable') throw error;
    return undefined;
  }

  async #sendOnce(
    key: string,
    { body, signal, ...options }: RequestOptions,
  ): Promise<IncomingMessage> {
    const { method, url, headers } = await this.#sign(key, { ...options, ...(body && { body }) });
    const timeout = new AbortController();
    const timeoutMs = body ? writeTimeoutMs + body.bytes / minBytesPerMs : readTimeoutMs;
    const timer = setTimeout(() => timeout.abort(), timeoutMs);
    const { request } = url.protocol === 'https:' ? https : http;
    try {
      const sending = request(url, {
        ...{ method, headers, agent: this.#agent },
        signal: AbortSignal.any([timeout.signal, ...(signal ? [signal] : [])]),
      });
      const responded = once(sending, 'response') as Promise<[IncomingMessage]>;
      // A failed upload shows as an error of the request, or as a response with an error status.
      if (body) pipeline(fs.createReadStream(body.filePath), sending).catch(() => undefined);
      else sending.end();
      const [response] = await responded;
      response.setTimeout(idleTimeoutMs, () => response.destroy());
      return response;
    } catch (thrown) {
      throw timeout.signal.aborted
        ? new ResponseTimeout('no response in time', { cause: thrown })
        : thrown;
    } finally {
      clearTimeout(timer);
    }
  }

  async #sign(key: string, { method, query = {}, headers = {}, body }: RequestOptions) {
    const url = new URL(this.#bucketUrl);
    url.pathname += key.split('/').map(encodeURIComponent).join('/');
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const signer = new AwsV4Signer({
      ...this.#credentials,
      ...{ method, url: url.href, headers, service: 's3', cache: this.#signingKeys },
    });
    const signed = await signer.sign();
    const signedHeaders = Object.fromEntries(signed.headers);
    if (body) signedHeaders['content-length'] = `${body.bytes}`;
    return { method, url: signed.url, headers: signedHeaders };
  }
}

class ResponseTimeout extends Error {}

/** Returns the error of a response with an error status, whose body has the code. */
async function errorOf(response: IncomingMessage): Promise<S3Error | undefined> {
  const { statusCode = 0 } = response;
  if (statusCode >= 200 && statusCode < 300) return undefined;
  const body = await text(response).catch(() => undefined);
  // Only the body of a 404 says whether one object or the whole bucket is missing.
  const isUnclear = body === undefined && statusCode === 404;
  return isUnclear
    ? new S3Error('unreachable', 'the response was cut')
    : toS3Error(statusCode, body ?? '');
}

function reasonOf(thrown: unknown): string {
  const { message, code = '' } = thrown as NodeJS.ErrnoException;
  return message || code;
}
