import { methodNotAllowed } from '#web/responses/method-not-allowed.server.ts';
import type { Route } from './+types/contact-messages.route';
import { receiveMessage } from './receive-message.server.ts';

export function loader() {
  return methodNotAllowed();
}

/** Receives a message that a script sent. */
export async function action({ request, context }: Route.ActionArgs) {
  const answer = await receiveMessage({ request, context });
  const headers = new Headers(answer.init?.headers);
  headers.set('Cache-Control', 'private, no-store');
  return Response.json(answer.data, { ...answer.init, headers });
}
