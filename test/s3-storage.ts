import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { AwsV4Signer } from 'aws4fetch';
import type { S3Config } from '#platform/s3/s3.server.ts';

type StoredFile = { content: Buffer; headers: Record<string, string>; at: Date };
/** Handles a request instead of the storage and returns true, or returns false. */
export type S3Fault = (request: IncomingMessage, response: ServerResponse) => boolean;

const dayMs = 24 * 60 * 60 * 1000;
const maxSkewMs = 15 * 60 * 1000;
const pageSize = 3;

/**
 * Opens an in-memory storage with the part of S3 that the shop uses, including its checks of signature, clock and content,
 * and with faults on demand. `SANDHI_TEST_S3` runs the same tests on a real one, such as radosgw.
 */
export async function openS3Storage() {
  const kept = new Map<string, StoredFile>();
  const requests: string[] = [];
  let fault: S3Fault | undefined;
  let now = () => Date.now();
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    if (fault?.(request, response)) return;
    void respond(request, response, { kept, now: now() });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const config: S3Config = {
    endpoint: new URL(`http://127.0.0.1:${port}`),
    region: 'us-east-1',
    bucket,
    ...key,
    pathStyle: true,
  };
  return {
    config,
    kept,
    /** The method and path of each request so far. */
    requests,
    /** Breaks requests by this fault, or mends the storage without one. */
    setFault: (next?: S3Fault) => {
      fault = next;
    },
    /** Moves the clock of the storage by days. */
    moveClock: (days: number) => {
      now = () => Date.now() + days * dayMs;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const bucket = 'sandhi-files';
const key = { accessKeyId: 'an access key', secretAccessKey: 'a word that only both know' };
type StorageState = { kept: Map<string, StoredFile>; now: number };

async function respond(request: IncomingMessage, response: ServerResponse, state: StorageState) {
  const content = await buffer(request).catch(() => undefined);
  if (content === undefined) return;
  const code = await refusalOf(request, content, state.now);
  if (code) return refuse(response, ...code);
  const url = new URL(request.url ?? '', 'http://storage');
  const [, name, ...rest] = url.pathname.split('/');
  if (name !== bucket) return refuse(response, 404, 'NoSuchBucket');
  const file = rest.map(decodeURIComponent).join('/');
  if (file === '') return list(response, url, state.kept);
  if (request.method === 'PUT') {
    state.kept.set(file, { content, headers: metadataOf(request), at: new Date() });
    return response.end();
  }
  if (request.method === 'DELETE') {
    state.kept.delete(file);
    return response.writeHead(204).end();
  }
  const found = state.kept.get(file);
  if (!found) return refuse(response, 404, 'NoSuchKey');
  response.writeHead(200, {
    'Content-Length': found.content.length,
    'Last-Modified': found.at.toUTCString(),
    ...found.headers,
  });
  return response.end(request.method === 'HEAD' ? undefined : found.content);
}

type Refusal = [status: number, code: string];

async function refusalOf(
  request: IncomingMessage,
  content: Buffer,
  now: number,
): Promise<Refusal | undefined> {
  const headers = new Headers(request.headers as Record<string, string>);
  const { authorization = '' } = request.headers;
  const datetime = headers.get('x-amz-date') ?? '';
  const at = Date.parse(datetime.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'));
  if (!authorization.includes(key.accessKeyId)) return [403, 'InvalidAccessKeyId'];
  if (!(Math.abs(at - now) < maxSkewMs)) return [403, 'RequestTimeTooSkewed'];
  if (!(await isSigned(request, headers, datetime))) return [403, 'SignatureDoesNotMatch'];
  const sum = headers.get('x-amz-content-sha256');
  const isChanged =
    sum !== 'UNSIGNED-PAYLOAD' && sum !== createHash('sha256').update(content).digest('hex');
  return isChanged ? [400, 'XAmzContentSHA256Mismatch'] : undefined;
}

async function isSigned(request: IncomingMessage, headers: Headers, datetime: string) {
  const { authorization = '', host } = request.headers;
  const [, signed = ''] = /SignedHeaders=([^,]+)/.exec(authorization) ?? [];
  const names = signed.split(';').filter((name) => name !== 'host' && name !== 'x-amz-date');
  const signer = new AwsV4Signer({
    ...key,
    method: request.method ?? '',
    url: `http://${host}${request.url}`,
    headers: names.map((name) => [name, headers.get(name) ?? '']),
    service: 's3',
    region: 'us-east-1',
    datetime,
  });
  return (await signer.authHeader()) === authorization;
}

function metadataOf(request: IncomingMessage): Record<string, string> {
  const metadata = Object.entries(request.headers).filter(([name]) =>
    /^(x-amz-meta-|content-type$)/.test(name),
  );
  return Object.fromEntries(metadata.map(([name, value]) => [name, `${value}`]));
}

/** Lists three keys at a time, so that longer lists need several pages. */
function list(response: ServerResponse, url: URL, kept: Map<string, StoredFile>) {
  const prefix = url.searchParams.get('prefix') ?? '';
  const after = url.searchParams.get('continuation-token') ?? '';
  const keys = [...kept.keys()].filter((one) => one.startsWith(prefix) && one > after).sort();
  const page = keys.slice(0, pageSize);
  const isTruncated = keys.length > page.length;
  const entries = page.map(
    (one) =>
      `<Contents><Key>${encodeURIComponent(one)}</Key><LastModified>${kept.get(one)?.at.toISOString()}</LastModified><Size>${kept.get(one)?.content.length}</Size></Contents>`,
  );
  const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  response.end(
    `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${entries.join('')}</ListBucketResult>`,
  );
}

function refuse(response: ServerResponse, status: number, code: string) {
  response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
}
