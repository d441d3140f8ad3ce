import type { ServerResponse } from 'node:http';
import { CurrentRequest } from '#platform/log/current-request.server.ts';
import type { Step } from './step.ts';

const requests = new WeakMap<ServerResponse, CurrentRequest>();

/** Returns the state of the request that belongs to a response; creates it on the first call. */
export function requestOf(response: ServerResponse): CurrentRequest {
  const known = requests.get(response) ?? new CurrentRequest();
  requests.set(response, known);
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
export function namedStep(name: StepName | 'page', step: Step): Step {
  return (request, response, next) => {
    requestOf(response).step = name;
    return step(request, response, next);
  };
}
