import type { Metrics } from '#platform/metrics/metrics.server.ts';
import { requestOf } from '#server/request-of-response.ts';
import type { Step } from '#server/step.ts';

/** Counts each request when its response has ended. It comes before all other steps. */
export function countRequests({ recordRequest: sawRequest }: Metrics): Step {
  return (request, response, next) => {
    const begunAt = performance.now();
    const inHand = requestOf(response);
    response.once('close', () => {
      sawRequest({
        route: inHand.pattern ?? inHand.step,
        method: request.method,
        status: response.writableFinished ? response.statusCode : undefined,
        durationMs: performance.now() - begunAt,
      });
    });
    next();
  };
}
