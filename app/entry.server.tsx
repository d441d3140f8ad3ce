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
import {
  formTargetContext,
  requestDetailsContext,
  runningShopContext,
} from '#web/contexts.server.ts';
import { contentPolicy } from '#web/responses/content-policy.server.ts';
import { deferScripts } from '#web/responses/deferred-scripts.server.ts';
import { logRequestError } from '#web/responses/log-request-error.server.ts';
import { applyOutage, markDatabaseOutage } from '#web/responses/outage.server.ts';
import { requestNote } from '#web/responses/request-note.copy.ts';
import { languageOf } from '#web/urls/localize-path.ts';
import { manifestUrlFor } from '#web/urls/route-manifest.ts';

/**
 * Renders a whole page before sending it, so that all of it can be read without scripts. The five arguments are those
 * that React Router passes.
 */
export default function handleDocument(
  ...[request, status, headers, routerContext, context]: [
    Request,
    number,
    Headers,
    EntryContext,
    RouterContextProvider,
  ]
): Promise<Response> {
  const { nonce, requestId } = context.get(requestDetailsContext);
  const note = requestNote(requestId)[languageOf(new URL(request.url).pathname)];
  const { https } = context.get(runningShopContext);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const formTarget = context.get(formTargetContext) ?? undefined;
  const policy = contentPolicy({ allowed: [`'nonce-${nonce}'`], https, formTarget });
  headers.set('Content-Security-Policy', policy);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store');
  if (status === 405) headers.set('Allow', 'GET, HEAD');
  const init = { status: applyOutage(context, status, headers), headers };
  if (request.method === 'HEAD') return Promise.resolve(new Response(null, init));

  return new Promise((resolve, reject) => {
    const page = renderToPipeableStream(
      <RequestNoteContext value={note}>
        <ServerRouter
          context={withRouteManifestOf(routerContext, request.url)}
          url={request.url}
          nonce={nonce}
        />
      </RequestNoteContext>,
      {
        nonce,
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady() {
          const html = text(page.pipe(new PassThrough()));
          const { version } = routerContext.manifest;
          html.then((body) => resolve(new Response(deferScripts(body, version), init)), reject);
        },
        onShellError: reject,
      },
    );
  });
}

/** Replaces the URL of the route manifest: a page of the shop loads a manifest without the panel. */
function withRouteManifestOf(context: EntryContext, url: string): EntryContext {
  const { manifest } = context;
  const manifestUrl = manifestUrlFor(new URL(url).pathname, manifest.url);
  return { ...context, manifest: { ...manifest, url: manifestUrl } };
}

/** Logs each fault that no route handles, and marks outages. A refusal, such as 404 or 405, is no fault. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRefusal(error)) return;
  const args = { request, context: context as RouterContextProvider };
  logRequestError(args, error);
  markDatabaseOutage(args.context, error);
};

function isRefusal(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status < 500;
}
