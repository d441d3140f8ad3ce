import type { IncomingMessage, ServerResponse } from 'node:http';

/** One stop on a request's way through the server. It answers, or hands the request on. What it throws is answered with 500. */
export type Step = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void | Promise<void>;

/** Whether the shop takes requests, or is about to close. */
export type ShopState = { accepting: boolean };
