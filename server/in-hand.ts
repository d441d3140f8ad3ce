import type { ServerResponse } from 'node:http';
import { RequestInHand } from '#platform/log/request-in-hand.server.ts';
import type { Step } from './step.ts';

const ofResponse = new WeakMap<ServerResponse, RequestInHand>();

/** Returns the state of the request that belongs to a response; creates it on the first call. */
export function inHandOf(response: ServerResponse): RequestInHand {
  const known = ofResponse.get(response) ?? new RequestInHand();
  ofResponse.set(response, known);
  return known;
}

/** The steps that respond to requests which the router does not. */
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
