import { createHash } from 'node:crypto';
import fs from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { problemOf, S3Problem } from './s3-problem.server.ts';
import { S3Requests } from './s3-requests.server.ts';

export type S3Config = {
  endpoint: URL;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket is named in the path; otherwise before the host's name. */
  pathStyle: boolean;
};

export type S3File = { key: string; bytes: number; writtenAt: Date };
type Put = { contentType?: string; signal?: AbortSignal; attempts?: number };

const binary = 'application/octet-stream';
const sumHeader = 'x-amz-meta-sha256';

/** Puts, gets, lists and deletes files of one bucket. Throws an `S3Problem` where the storage does not do it. */
export class S3 {
  /** The name of the storage, for messages. */
  readonly place: string;
  readonly #requests: S3Requests;

  constructor(config: S3Config) {
    this.place = `${config.bucket} at ${config.endpoint.host}`;
    this.#requests = new S3Requests(config, addressOf(config));
  }

  /** Sends a file of this machine, complete or not at all: the storage compares its SHA-256, which is returned. */
  async put(key: string, place: string, { contentType = binary, ...asking }: Put = {}) {
    const sha256 = await sumOfFile(place);
    const body = { place, bytes: (await fs.promises.stat(place)).size };
    const headers = {
      'content-type': contentType,
      'x-amz-content-sha256': sha256,
      [sumHeader]: sha256,
    };
    const response = await this.#requests.send(key, { method: 'PUT', headers, body, ...asking });
    await refuseUnlessOk(response);
    // A response that breaks off after its headers may mean that nothing was stored.
    await textOf(response);
    return { sha256, bytes: body.bytes };
  }

  /**
   * Returns undefined for a missing file. The caller has to read or destroy the content, which throws where it is
   * truncated.
   */
  async get(key: string) {
    const response = await this.#requests.send(key, { method: 'GET' });
    if (await isMissing(response)) return undefined;
    await refuseUnlessOk(response);
    return { ...headOf(response), content: response };
  }

  /** Lists the files of one folder under their names in it, in that order. */
  async namesIn(folder: string) {
    const found: { name: string; bytes: number }[] = [];
    for await (const { key, bytes } of this.list(folder)) {
      found.push({ name: key.slice(folder.length), bytes });
    }
    return found;
  }

  /** Lists the files whose key begins like this, in the order of their keys. */
  async *list(prefix: string): AsyncGenerator<S3File> {
    let next: string | undefined;
    do {
      const query = { 'list-type': '2', 'encoding-type': 'url', prefix };
      const response = await this.#requests.send('', {
        method: 'GET',
        query: next === undefined ? query : { ...query, 'continuation-token': next },
      });
      await refuseUnlessOk(response);
      const said = await textOf(response);
      for (const [, entry = ''] of said.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        yield fileOf(entry);
      }
      next = /true/.test(wordOf(said, 'IsTruncated')) ? wordOf(said, 'NextContinuationToken') : '';
    } while (next);
  }

  /** Checks once whether the bucket can be read. */
  async check(): Promise<void> {
    const query = { 'list-type': '2', 'max-keys': '1' };
    const response = await this.#requests.send('', { method: 'GET', query, attempts: 1 });
    await refuseUnlessOk(response);
    response.resume();
  }

  /** Deletes a file; nothing happens where there is none. */
  async delete(key: string): Promise<void> {
    const response = await this.#requests.send(key, { method: 'DELETE' });
    if (await isMissing(response)) return;
    await refuseUnlessOk(response);
    await textOf(response);
  }
}

/** Returns the base address of a bucket, in the style of its provider. */
export function addressOf({ endpoint, bucket, pathStyle }: S3Config): URL {
  const address = new URL(pathStyle ? `/${bucket}/` : '/', endpoint);
  if (!pathStyle) address.hostname = `${bucket}.${endpoint.hostname}`;
  return address;
}

async function sumOfFile(place: string): Promise<string> {
  const sum = createHash('sha256');
  await pipeline(fs.createReadStream(place), sum);
  return sum.digest('hex');
}

function headOf({ headers }: IncomingMessage) {
  const sum = headers[sumHeader];
  return {
    bytes: Number(headers['content-length']),
    writtenAt: new Date(headers['last-modified'] ?? 0),
    sha256: typeof sum === 'string' ? sum : undefined,
  };
}

/** A missing bucket is a problem of the configuration, a missing file is none. */
async function isMissing(response: IncomingMessage): Promise<boolean> {
  if (response.statusCode !== 404) return false;
  const said = await textOf(response);
  if (said.includes('NoSuchBucket')) throw problemOf(404, said);
  return true;
}

async function refuseUnlessOk(response: IncomingMessage): Promise<void> {
  const { statusCode = 0 } = response;
  if (statusCode >= 200 && statusCode < 300) return;
  throw problemOf(statusCode, await textOf(response).catch(() => ''));
}

function textOf(response: IncomingMessage): Promise<string> {
  return text(response).catch((thrown: unknown) => {
    throw new S3Problem('unreachable', 'the answer was cut', thrown);
  });
}

function fileOf(entry: string): S3File {
  const key = decodeURIComponent(wordOf(entry, 'Key').replaceAll('+', ' '));
  if (key === '') throw new S3Problem('refused', 'its list names no keys');
  const bytes = Number(wordOf(entry, 'Size'));
  return { key, bytes, writtenAt: new Date(wordOf(entry, 'LastModified')) };
}

const entities = { '&apos;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** Reads one element of a list. Its keys are encoded for addresses, so that only what XML escapes is left to undo. */
function wordOf(xml: string, name: string): string {
  const written = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';
  return written.replace(/&\w+;/g, (one) => entities[one as keyof typeof entities] ?? one);
}
