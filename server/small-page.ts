import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Bilingual, Language } from '#domain/kernel/bilingual.ts';
import { requestNote } from '#web/responses/request-note.copy.ts';
import { languageOf } from '#web/urls/localize-path.ts';
import { refusalsCopy } from './refusals.copy.ts';
import { requestOf } from './request-of-response.ts';

type ErrorResponse = { status: number; headers?: Record<string, string> };

/** Sends a page of one sentence in both languages. A status without its own text gets the text of 400 or 500. */
export function sendErrorPage(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers = {} }: ErrorResponse,
): void {
  const ownText = refusalsCopy[status as keyof typeof refusalsCopy];
  const text = ownText ?? refusalsCopy[status < 500 ? 400 : 500];
  const { id } = requestOf(response);
  response.setHeader('X-Request-Id', id);
  const note = status < 500 ? undefined : requestNote(id);
  const page = Buffer.from(smallPage(request.url, { title: text, text, note }));
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': page.length,
    ...headers,
  });
  response.end(request.method === 'HEAD' ? undefined : page);
}

type PageTexts = {
  title: Bilingual;
  text: Bilingual;
  note?: Bilingual | undefined;
  /** Markup under the texts, in the language of the page. */
  extraHtml?: ((language: Language) => string) | undefined;
};

/** Renders a page in the language of its URL, with the other language below. Needs neither React nor the database. */
export function smallPage(
  url: string | undefined,
  { title, text, note, extraHtml }: PageTexts,
): string {
  const first = languageOf(URL.parse(url ?? '/', 'http://localhost')?.pathname ?? '/');
  const second = first === 'en' ? 'si' : 'en';
  const heading = title === text ? '' : `<h1>${title[first]}</h1>\n`;
  return `<!doctype html>
<html lang="${first}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title[first]}</title>
<style>body { font: 1.125rem/1.6 system-ui, sans-serif; max-width: 32rem; margin: 15vh auto; padding: 0 1rem }</style>
${heading}<p>${text[first]}</p>
<p lang="${second}">${text[second]}</p>
${extraHtml?.(first) ?? ''}${note === undefined ? '' : `<p><small>${note[first]}</small></p>\n`}</html>
`;
}
