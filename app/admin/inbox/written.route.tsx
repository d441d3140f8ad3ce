import { data, redirect } from 'react-router';
import { z } from 'zod';
import { panelMeta } from '#admin/shell/panel-meta.ts';
import { contactStates } from '#domain/support/contact-state.ts';
import { findInboxMessage } from '#domain/support/list-inbox.server.ts';
import { moveContactMessage } from '#domain/support/move-contact-message.server.ts';
import { lostCopy } from '#ui/lost.copy.ts';
import { ownerShopContext, runningShopContext } from '#web/contexts.server.ts';
import { writeFlash } from '#web/flash.server.ts';
import type { LostFormHandle } from '#web/line/lost-form.ts';
import { notFound } from '#web/not-found.server.ts';
import { readForm } from '#web/read-form.server.ts';
import type { Route } from './+types/written.route';
import { inboxCopy } from './inbox.copy.ts';
import { inboxHref, inboxShown } from './inbox-address.ts';
import { waysToAnswer } from './ways-to-answer.server.ts';
import { WrittenPage } from './written-page.tsx';

const moveSchema = z.object({
  from: z.enum(contactStates),
  to: z.enum(contactStates),
  /** Opening a message marks it as read and stays with it. */
  stay: z.string().optional(),
});

/** That a message was opened is noted by the page itself: nobody waits for it. */
export const handle: LostFormHandle = {
  lostForm: { say: (form) => (form.has('stay') ? null : lostCopy.form) },
};

export function meta() {
  return panelMeta(inboxCopy.message);
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const shop = context.get(ownerShopContext);
  const message = (await findInboxMessage(shop, params.contactMessageId)) ?? notFound();
  return { message, ways: waysToAnswer(message), shown: inboxShown(url.searchParams) };
}

export async function action({ request, params, context, url }: Route.ActionArgs) {
  const form = await readForm(request, moveSchema);
  if (!form.ok) throw data(null, { status: 400 });
  const { stay, ...move } = form.value;
  const moved = await moveContactMessage(
    context.get(ownerShopContext),
    params.contactMessageId,
    move,
  );
  if (!moved.ok) {
    const { code } = moved.refusal;
    return code === 'message-not-found' ? notFound() : data({ code }, { status: 409 });
  }
  if (stay) return null;
  const flash = { kind: 'success', code: `contact-message-${move.to}` } as const;
  const said = await writeFlash(context.get(runningShopContext), flash);
  const list = inboxHref(inboxShown(url.searchParams));
  return redirect(list, { headers: { 'Set-Cookie': said } });
}

export default function WrittenRoute({ loaderData, actionData }: Route.ComponentProps) {
  const refusal = actionData ?? undefined;
  return <WrittenPage key={loaderData.message.id} {...loaderData} refusal={refusal} />;
}
