import type { Metrics } from '#platform/metrics/metrics.server.ts';
import { requestOf } from '#server/request-of-response.ts';
import type { Step } from '#server/step.ts';

/** Counts each request when its response has ended. Has to come before every step that responds. */
export function countRequests({ recordRequest }: Metrics): Step {
  return (request, response, next) => {
    const begunAt = performance.now();
    const current = requestOf(response);
    response.once('close', () => {
      recordRequest({
        route: current.pattern ?? current.step,
        method: request.method,
        status: response.writableFinished ? response.statusCode : undefined,
        durationMs: performance.now() - begunAt,
      });
    });
    next();
  };
}
