import http from 'node:http';
import https from 'node:https';

type Post = {
  url: URL;
  headers: Record<string, string>;
  body: string;
  timeoutMs: number;
};

/**
 * The result of a post. `not-heard`: it was never sent, so that it may be repeated. `no-answer`: the other side may
 * have executed it.
 */
export type PostResult =
  | { kind: 'answered'; status: number; text: string; retryAfter: string | undefined }
  | { kind: 'not-heard' | 'no-answer'; reason: string };

const maxResponseBytes = 64_000;

/** Posts over a connection of its own, follows no redirect, and never posts twice. Every failure is a result. */
export function postOnce({ url, headers, body, timeoutMs }: Post): Promise<PostResult> {
  return new Promise((resolve) => {
    const isSecure = url.protocol === 'https:';
    let isOpen = false;
    const fail = (thrown: Error & { code?: string }) => {
      resolve({
        kind: isOpen ? 'no-answer' : 'not-heard',
        reason: `${thrown.code ?? ''} ${thrown.message}`.trim(),
      });
    };
    const length = { 'Content-Length': `${Buffer.byteLength(body)}` };
    const request = (isSecure ? https : http).request(url, {
      method: 'POST',
      // A reused connection may be closing already, which looks the same as a lost response.
      agent: false,
      headers: { ...headers, ...length },
    });
    const timer = setTimeout(() => request.destroy(new Error('no response in time')), timeoutMs);
    request.on('close', () => clearTimeout(timer));
    request.on('error', fail);
    request.on('response', (response) => readResponse(response).then(resolve, fail));
    request.on('socket', (socket) => {
      socket.once(isSecure ? 'secureConnect' : 'connect', () => {
        isOpen = true;
        request.end(body);
      });
    });
  });
}

async function readResponse(response: http.IncomingMessage): Promise<PostResult> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of response as AsyncIterable<Buffer>) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes > maxResponseBytes) break;
  }
  return {
    kind: 'answered',
    status: response.statusCode ?? 0,
    text: Buffer.concat(pieces).toString('utf8'),
    retryAfter: response.headers['retry-after'],
  };
}
