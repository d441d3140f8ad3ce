import { onlyPost } from '#web/only-post.server.ts';
import type { Route } from './+types/contact-messages.route';
import { receiveMessage, statusOf } from './receive-message.server.ts';

export function loader() {
  return onlyPost();
}

/** Where the form of a page that is alive sends its message. */
export async function action({ request, context }: Route.ActionArgs) {
  const answer = await receiveMessage({ request, context });
  return Response.json(answer, {
    status: statusOf(answer),
    headers: { 'Cache-Control': 'private, no-store' },
  });
}
