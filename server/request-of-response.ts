import type { ServerResponse } from 'node:http';
import { CurrentRequest } from '#platform/log/current-request.server.ts';

const requests = new WeakMap<ServerResponse, CurrentRequest>();

/** Returns the state of the request that belongs to a response; creates it on the first call. */
export function requestOf(response: ServerResponse): CurrentRequest {
  const current = requests.get(response) ?? new CurrentRequest();
  requests.set(response, current);
  return current;
}
