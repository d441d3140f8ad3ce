import http from 'node:http';
import type { AddressInfo } from 'node:net';

type Received = { path: string; authorization: string | undefined; body: WhatsAppPost };
type WhatsAppPost = {
  to: string;
  type: string;
  biz_opaque_callback_data: string;
  text?: { body: string };
  template?: {
    name: string;
    language: { code: string };
    components: { parameters: { text: string }[] }[];
  };
};

/** The response of the service: a status with a body, a connection cut before or within the response, or none at all. */
export type WhatsAppResponse =
  | { status: number; body: string; headers?: Record<string, string> }
  | 'cut'
  | 'half'
  | 'silence';

/** Returns a response of the Cloud API with one of its error codes. */
export function whatsAppError(status: number, code: number, message = 'Refused'): WhatsAppResponse {
  const error = { message, type: 'OAuthException', code, fbtrace_id: 'A1' };
  return { status, body: JSON.stringify({ error }) };
}

/** Opens a Cloud API on this machine that accepts messages as graph.facebook.com does, and refuses malformed ones. */
export async function openWhatsAppService() {
  const received: Received[] = [];
  let responseTo: ((post: WhatsAppPost) => WhatsAppResponse) | undefined;
  const server = http.createServer(async (request, response) => {
    const body = JSON.parse(await bodyOf(request)) as WhatsAppPost;
    const { authorization } = request.headers;
    received.push({ path: `${request.method} ${request.url}`, authorization, body });
    const usual = refusalOfMalformed(body) ?? success(body, received.length);
    const given = responseTo?.(body) ?? usual;
    if (given === 'silence') return;
    if (given === 'cut') return void request.socket.destroy();
    if (given === 'half') {
      response.writeHead(200, { 'Content-Length': '90' });
      response.write('{"messaging_product":"wha', () => request.socket.destroy());
      return;
    }
    response.writeHead(given.status, { 'Content-Type': 'application/json', ...given.headers });
    response.end(given.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    respondWith(next: WhatsAppResponse | ((post: WhatsAppPost) => WhatsAppResponse) | undefined) {
      responseTo = typeof next === 'function' || next === undefined ? next : () => next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function success({ to }: WhatsAppPost, count: number): WhatsAppResponse {
  const contacts = [{ input: to, wa_id: to }];
  const messages = [{ id: `wamid.${count}`, message_status: 'accepted' }];
  return {
    status: 200,
    body: JSON.stringify({ messaging_product: 'whatsapp', contacts, messages }),
  };
}

/** Returns the refusal of a malformed message, which is checked before number and template; undefined if well-formed. */
function refusalOfMalformed({ to, type, template }: WhatsAppPost): WhatsAppResponse | undefined {
  if (!/^\d{8,15}$/.test(to)) return whatsAppError(400, 131009, 'Parameter value is not valid');
  if (type !== 'template') return undefined;
  const parameters = template?.components.flatMap((component) => component.parameters) ?? [];
  const isWrong = parameters.some(({ text }) => text === '' || /[\n\t]| {5}/.test(text));
  return isWrong
    ? whatsAppError(400, 132007, 'Template format character policy violated')
    : undefined;
}

async function bodyOf(request: http.IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
}
