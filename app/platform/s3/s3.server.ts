import { createHash } from 'node:crypto';
import fs from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { MissingObjectError, S3Error } from './s3-error.server.ts';
import { S3Requests } from './s3-requests.server.ts';

export type S3Config = {
  endpoint: URL;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket is part of the path; otherwise it is a subdomain of the host. */
  pathStyle: boolean;
};

export type S3Object = { key: string; bytes: number; writtenAt: Date };
type Abortable = { signal?: AbortSignal };
type PutOptions = Abortable & { contentType?: string; attempts?: number };

const defaultContentType = 'application/octet-stream';
const checksumHeader = 'x-amz-meta-sha256';

/** Puts, gets, lists and deletes the objects of one bucket. Throws an `S3Error` if the storage fails or refuses. */
export class S3 {
  /** The bucket and its host, for messages. */
  readonly location: string;
  readonly #requests: S3Requests;

  constructor(config: S3Config) {
    this.location = `${config.bucket} at ${config.endpoint.host}`;
    this.#requests = new S3Requests(config, bucketUrl(config));
  }

  /** Uploads a local file, complete or not at all: the storage compares its SHA-256, which is returned. */
  async put(
    key: string,
    filePath: string,
    { contentType = defaultContentType, ...options }: PutOptions = {},
  ) {
    const sha256 = await checksumOfFile(filePath);
    const body = { filePath, bytes: (await fs.promises.stat(filePath)).size };
    const headers = {
      'content-type': contentType,
      'x-amz-content-sha256': sha256,
      [checksumHeader]: sha256,
    };
    const response = await this.#requests.send(key, { method: 'PUT', headers, body, ...options });
    // A response that breaks off after its headers may mean that nothing was stored.
    await readBody(response);
    return { sha256, bytes: body.bytes };
  }

  /**
   * Returns undefined for a missing object. The caller has to read or destroy the content, which throws if it is
   * truncated.
   */
  async get(key: string) {
    const response = await this.#requests.send(key, { method: 'GET' }).catch(undefinedIfMissing);
    if (!response) return undefined;
    return { ...metadataOf(response), content: response };
  }

  /** Lists the objects of one folder with their sizes, sorted by their names in it. */
  async listFolder(folder: string, options: Abortable = {}) {
    const objects: { name: string; bytes: number }[] = [];
    for await (const { key, bytes } of this.list(folder, options)) {
      objects.push({ name: key.slice(folder.length), bytes });
    }
    return objects;
  }

  /** Lists the objects whose keys begin with the prefix, in the order of their keys. */
  async *list(prefix: string, options: Abortable = {}): AsyncGenerator<S3Object> {
    let continuationToken: string | undefined;
    do {
      const query = { 'list-type': '2', 'encoding-type': 'url', prefix };
      const response = await this.#requests.send('', {
        ...options,
        method: 'GET',
        query:
          continuationToken === undefined
            ? query
            : { ...query, 'continuation-token': continuationToken },
      });
      const xml = await readBody(response);
      for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        yield parseListEntry(entry);
      }
      continuationToken = /true/.test(elementText(xml, 'IsTruncated'))
        ? elementText(xml, 'NextContinuationToken')
        : '';
    } while (continuationToken);
  }

  /** Lists at most one object, without retries. Throws if the bucket cannot be read. */
  async check(): Promise<void> {
    const query = { 'list-type': '2', 'max-keys': '1' };
    const response = await this.#requests.send('', { method: 'GET', query, attempts: 1 });
    response.resume();
  }

  /** Deletes an object. Idempotent. */
  async delete(key: string, options: Abortable = {}): Promise<void> {
    const response = await this.#requests
      .send(key, { ...options, method: 'DELETE' })
      .catch(undefinedIfMissing);
    if (response) await readBody(response);
  }
}

/** Returns the base URL of a bucket, in the style of its provider. */
export function bucketUrl({ endpoint, bucket, pathStyle }: S3Config): URL {
  const url = new URL(pathStyle ? `/${bucket}/` : '/', endpoint);
  if (!pathStyle) url.hostname = `${bucket}.${endpoint.hostname}`;
  return url;
}

async function checksumOfFile(filePath: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(fs.createReadStream(filePath), hash);
  return hash.digest('hex');
}

function metadataOf({ headers }: IncomingMessage) {
  const sha256 = headers[checksumHeader];
  return {
    bytes: Number(headers['content-length']),
    writtenAt: new Date(headers['last-modified'] ?? 0),
    sha256: typeof sha256 === 'string' ? sha256 : undefined,
  };
}

/** Returns undefined for a missing object. Rethrows the rest: a missing bucket is a wrong configuration. */
function undefinedIfMissing(thrown: unknown): undefined {
  if (!(thrown instanceof MissingObjectError)) throw thrown;
}

function readBody(response: IncomingMessage): Promise<string> {
  return text(response).catch((thrown: unknown) => {
    throw new S3Error('unreachable', 'the response was cut', thrown);
  });
}

function parseListEntry(entry: string): S3Object {
  const key = decodeURIComponent(elementText(entry, 'Key').replaceAll('+', ' '));
  if (key === '') throw new S3Error('refused', 'its list names no keys');
  const bytes = Number(elementText(entry, 'Size'));
  return { key, bytes, writtenAt: new Date(elementText(entry, 'LastModified')) };
}

const entities = { '&apos;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** Returns the text of the first element with this name, or ''. Decodes only XML entities: keys are URL-encoded too. */
function elementText(xml: string, name: string): string {
  const escaped = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';
  return escaped.replace(/&\w+;/g, (entity) => entities[entity as keyof typeof entities] ?? entity);
}
