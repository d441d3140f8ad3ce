import type { ServerResponse } from 'node:http';
import { RequestInHand } from '#platform/log/request-in-hand.server.ts';
import type { Step } from './step.ts';

const ofResponse = new WeakMap<ServerResponse, RequestInHand>();

/** Returns what is known of the request that this response answers; made when it is first asked for. */
export function inHandOf(response: ServerResponse): RequestInHand {
  const known = ofResponse.get(response) ?? new RequestInHand();
  ofResponse.set(response, known);
  return known;
}

/** What answers a request, where no route of the router does. */
type StepName =
  | 'kept page'
  | 'health'
  | 'refused'
  | 'file'
  | 'picture'
  | 'stand-in'
  | 'metrics'
  | 'busy';

/** Names a step, for the metrics. */
export function named(name: StepName | 'page', step: Step): Step {
  return (request, response, next) => {
    inHandOf(response).step = name;
    return step(request, response, next);
  };
}
