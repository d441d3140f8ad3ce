import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

type Received = {
  device: string;
  /** The decrypted message, which the device shows. */
  payload: Record<string, unknown>;
  ttl: number;
  /** The claims of the shop's signature, and the key that made it. */
  vapid: { aud: string; exp: number; sub: string; key: string };
};

/** The response of the service: a status with headers, a cut connection, or none at all. */
export type PushResponse = { status: number; headers?: Record<string, string> } | 'cut' | 'silence';

/**
 * Opens a push service on this machine. It accepts requests as a real one does (RFC 8030), checks the signature (RFC 8292)
 * and decrypts the message as the browser would (RFC 8291).
 */
export async function openPushService() {
  const devices = new Map<string, DeviceKeys>();
  const received: Received[] = [];
  const faults: string[] = [];
  let configured: PushResponse = { status: 201 };

  const receive = (request: http.IncomingMessage, body: Buffer): number => {
    const device = request.url?.split('/').at(-1) ?? '';
    const keys = devices.get(device);
    if (!keys) return 410;
    try {
      received.push({ device, ...verifyAndDecrypt(request, body, keys) });
      return 201;
    } catch (thrown) {
      faults.push(String(thrown));
      return 400;
    }
  };
  const server = http.createServer(async (request, response) => {
    const body = await readBody(request);
    if (configured === 'silence') return;
    if (configured === 'cut') {
      request.socket.destroy();
      return;
    }
    const { status, headers } = configured;
    response.writeHead(status === 201 ? receive(request, body) : status, headers);
    response.end('{"reason":"so it is"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    received,
    faults,
    /** Makes a subscription as a browser does. */
    subscribe() {
      const keys = newKeys();
      const id = randomBytes(9).toString('base64url');
      devices.set(id, keys);
      const p256dh = keys.ecdh.getPublicKey('base64url');
      return { endpoint: `${origin}/push/${id}`, p256dh, auth: keys.auth.toString('base64url') };
    },
    /** Sets the response to all later requests. */
    respondWith(response: PushResponse) {
      configured = response;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readBody(request: http.IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

type DeviceKeys = { ecdh: ECDH; auth: Buffer };

function newKeys(): DeviceKeys {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return { ecdh, auth: randomBytes(16) };
}

function verifyAndDecrypt({ headers }: http.IncomingMessage, body: Buffer, keys: DeviceKeys) {
  if (headers['content-encoding'] !== 'aes128gcm') throw new Error('It is not encrypted.');
  const ttl = Number(headers['ttl'] ?? Number.NaN);
  if (!(ttl >= 0)) throw new Error('It has no TTL.');
  const payload = JSON.parse(decryptPush(body, keys)) as Record<string, unknown>;
  return { payload, ttl, vapid: readVapid(headers.authorization ?? '') };
}

/** Decrypts one record of aes128gcm (RFC 8188) by the keys of the device. */
export function decryptPush(body: Buffer, { ecdh, auth }: DeviceKeys): string {
  const [salt, idLength] = [body.subarray(0, 16), body.readUInt8(20)];
  const sender = body.subarray(21, 21 + idLength);
  const encrypted = body.subarray(21 + idLength);
  const info = [Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender];
  const shared = ecdh.computeSecret(sender);
  const ikm = Buffer.from(hkdfSync('sha256', shared, auth, Buffer.concat(info), 32));
  const derive = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', ikm, salt, `Content-Encoding: ${name}\0`, bytes));
  const [key, nonce] = [derive('aes128gcm', 16), derive('nonce', 12)];
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(encrypted.subarray(-16));
  const padded = Buffer.concat([decipher.update(encrypted.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

function readVapid(authorization: string): Received['vapid'] {
  const { t: token = '', k: key = '' } =
    /^vapid t=(?<t>[\w.-]+), ?k=(?<k>[\w-]+)$/.exec(authorization)?.groups ?? {};
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((at) => at.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const by = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', signed, by, Buffer.from(signature, 'base64url'))) {
    throw new Error('The signature is not of this key.');
  }
  const vapid = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Received['vapid'];
  return { ...vapid, key };
}
