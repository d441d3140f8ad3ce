import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { RequestNoteContext } from '#ui/request-note.ts';
import { languageOf } from '#web/addresses/language-path.ts';
import { routeListFor } from '#web/addresses/route-list.ts';
import { formTargetContext, runningShopContext, visitContext } from '#web/contexts.server.ts';
import { contentPolicy } from '#web/responses/content-policy.server.ts';
import { deferScripts } from '#web/responses/deferred-scripts.server.ts';
import { logFault } from '#web/responses/log-fault.server.ts';
import { answeredStatus, markOutage } from '#web/responses/outage.server.ts';
import { requestNote } from '#web/responses/request-note.copy.ts';

/** Renders a page whole: no part of it waits for a script, so that it reads without one. */
export default function handleDocument(
  ...[request, status, headers, routerContext, context]: [
    Request,
    number,
    Headers,
    EntryContext,
    RouterContextProvider,
  ]
): Promise<Response> {
  const { nonce, requestId } = context.get(visitContext);
  const note = requestNote(requestId)[languageOf(new URL(request.url).pathname)];
  const { https } = context.get(runningShopContext);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const formTarget = context.get(formTargetContext) ?? undefined;
  const policy = contentPolicy({ allowed: [`'nonce-${nonce}'`], https, formTarget });
  headers.set('Content-Security-Policy', policy);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store');
  if (status === 405) headers.set('Allow', 'GET, HEAD');
  const answer = { status: answeredStatus(context, status, headers), headers };
  if (request.method === 'HEAD') return Promise.resolve(new Response(null, answer));

  return new Promise((resolve, reject) => {
    const page = renderToPipeableStream(
      <RequestNoteContext value={note}>
        <ServerRouter
          context={withRoutes(routerContext, request.url)}
          url={request.url}
          nonce={nonce}
        />
      </RequestNoteContext>,
      {
        nonce,
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady() {
          const html = text(page.pipe(new PassThrough())).then(deferScripts);
          html.then((body) => resolve(new Response(body, answer)), reject);
        },
        onShellError: reject,
      },
    );
  });
}

function withRoutes(context: EntryContext, url: string): EntryContext {
  const { manifest } = context;
  const list = routeListFor(new URL(url).pathname, manifest.url);
  return { ...context, manifest: { ...manifest, url: list } };
}

/** Every fault that no screen has an answer for is written down here; a refusal, such as 404 or 405, is none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRefusal(error)) return;
  const asked = { request, context: context as RouterContextProvider };
  logFault(asked, error);
  markOutage(asked.context, error);
};

function isRefusal(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status < 500;
}
