import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Log } from '#platform/log/log.server.ts';
import { readRestOfRequest } from './read-rest-of-request.ts';
import { answerInWords } from './small-page.ts';
import type { Step } from './step.ts';

/** Runs the steps for each request. No request ends the process: what a step throws is logged and answered with 500. */
export function takeSteps(steps: readonly Step[], log: Log): RequestListener {
  return (request, response) => {
    // Without a listener an error on either stream ends the process. A client that left needs no response.
    request.on('error', ignore);
    response.on('error', ignore);
    readRestOfRequest(request, response);
    const take = (index: number): void => {
      try {
        const taken = steps[index]?.(request, response, () => take(index + 1));
        if (taken instanceof Promise) taken.catch(fail);
      } catch (thrown) {
        fail(thrown);
      }
    };
    const fail = (err: unknown) => answerFault(request, response, { err, log });
    take(0);
  };
}

function ignore() {}

type Fault = { err: unknown; log: Log };

function answerFault(request: IncomingMessage, response: ServerResponse, { err, log }: Fault) {
  if (response.destroyed) return;
  log.error({ err, method: request.method }, 'A request failed on its way to the page');
  if (response.headersSent) response.destroy();
  else answerInWords(request, response, { status: 500 });
}
