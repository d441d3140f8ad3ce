import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Bilingual, Language } from '#domain/kernel/bilingual.ts';
import { setSecurityHeaders } from '#server/security-headers.ts';
import { smallPage } from '#server/small-page.ts';
import { secretFieldName } from '#web/forms/read-form.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { languageOf } from '#web/urls/localize-path.ts';
import { busyCopy } from './busy.copy.ts';

const buttonStyle =
  'font:inherit;display:inline-block;min-height:2.75rem;padding:.5rem 1.5rem;border:0;border-radius:.5rem;background:#1f5c3a;color:#fff;text-decoration:none';

/** In seconds. Varied, so that clients refused together do not all return together. */
const [soonest, latest] = [3, 8];
let retryAfter = soonest;

/**
 * Responds with 503 and the time to retry, in the visitor's language. The page after a form contains its fields, so that
 * a button sends them again.
 */
export function refuseBusy(
  request: IncomingMessage,
  response: ServerResponse,
  { https }: RunningShop,
): void | Promise<void> {
  if (response.destroyed) return;
  setSecurityHeaders(response, https);
  retryAfter = retryAfter < latest ? retryAfter + 1 : soonest;
  response.setHeader('Retry-After', `${retryAfter}`);
  const isRead = request.method !== 'POST';
  if (isAskedByScript(request))
    return send(request, response, scriptContents[isRead ? 'page' : 'form']);
  const language = languageOf((request.url ?? '/').split('?')[0] ?? '/');
  if (isRead) return send(request, response, pages[language]);
  return readTypedFields(request).then((fields) =>
    send(request, response, formPage(request, fields)),
  );
}

type Content = { type: string; body: Buffer };

/** Renders these pages once, because a refusal has to be cheap under overload. */
const pages = {
  en: page('/', busyCopy.page, linkToSelf),
  si: page('/si', busyCopy.page, linkToSelf),
};

/** Responds to requests of scripts: `web/navigation` shows the text on the open page, instead of replacing that page. */
const scriptContents = {
  form: jsonContent(busyCopy.formByScript),
  page: jsonContent(busyCopy.pageByScript),
};

/** Recognizes requests for `.data`, which are React Router's, and other fetches of scripts. */
function isAskedByScript({ url = '/', headers }: IncomingMessage): boolean {
  return /\.data(?:\?|$)/.test(url) || headers['sec-fetch-dest'] === 'empty';
}

function formPage({ url = '/' }: IncomingMessage, fields: [string, string][] | undefined): Content {
  if (fields === undefined) return page(url, busyCopy.notKept);
  return page(url, busyCopy.kept, formWithFields(url, fields));
}

function jsonContent(busy: Bilingual): Content {
  return { type: 'application/json', body: Buffer.from(JSON.stringify({ busy })) };
}

function page(
  url: string,
  text: Bilingual,
  extraHtml?: (language: 'en' | 'si') => string,
): Content {
  const html = smallPage(url, { title: busyCopy.title, text, extraHtml });
  return { type: 'text/html; charset=utf-8', body: Buffer.from(html) };
}

function send(request: IncomingMessage, response: ServerResponse, { type, body }: Content): void {
  response.writeHead(503, { 'Content-Type': type, 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Returns a link to the page itself. */
function linkToSelf(language: Language): string {
  return `<p><a href="" style="${buttonStyle}">${busyCopy.tryAgain[language]}</a></p>\n`;
}

/** Returns a form that sends the same fields to the same URL again. It needs no script. */
function formWithFields(url: string, fields: readonly (readonly [string, string])[]) {
  const inputs = fields.map(
    ([name, value]) =>
      // Keeps the line breaks of the value. The added line break is needed, because HTML drops the first.
      `<textarea hidden name="${escapeHtml(name)}">\n${escapeHtml(value)}</textarea>`,
  );
  return (language: Language) => `<form method="post" action="${escapeHtml(url)}">
${inputs.join('\n')}
<p><button style="${buttonStyle}">${busyCopy.sendAgain[language]}</button></p>
</form>
`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/**
 * Returns the typed fields of a form; undefined for a form with files or secrets, which no page may repeat, for any other
 * body, and when its sender left in the middle.
 */
async function readTypedFields(request: IncomingMessage): Promise<[string, string][] | undefined> {
  const type = request.headers['content-type'] ?? '';
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) return undefined;
  const body = await buffer(request).catch(() => undefined);
  if (!body) return undefined;
  const fields = [...new URLSearchParams(body.toString())];
  return fields.some(([name]) => secretFieldName.test(name)) ? undefined : fields;
}
