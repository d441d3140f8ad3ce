import type { IncomingMessage, ServerResponse } from 'node:http';

/** One step of handling a request: it responds, or calls the next. What it throws becomes a 500. */
export type Step = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void | Promise<void>;

/** Whether the shop takes requests, or is about to close. */
export type ShopState = { accepting: boolean };
