import type { Metrics } from '#platform/metrics/metrics.server.ts';
import type { Middleware } from '#server/middleware.ts';
import { requestOf } from '#server/request-of-response.ts';

/** Counts each request when its response has ended. Has to come before all middleware that responds. */
export function countRequests({ recordRequest }: Metrics): Middleware {
  return (request, response, next) => {
    const begunAt = performance.now();
    const current = requestOf(response);
    response.once('close', () => {
      recordRequest({
        route: current.pattern ?? current.middleware,
        method: request.method,
        status: response.writableFinished ? response.statusCode : undefined,
        durationMs: performance.now() - begunAt,
      });
    });
    next();
  };
}
