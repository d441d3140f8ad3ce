import { data, redirect } from 'react-router';
import { panelMeta } from '#admin/shell/panel-meta.ts';
import { findMessage } from '#domain/messages/find-message.server.ts';
import { sendAgain } from '#domain/messages/send-again.server.ts';
import { composeMessage } from '#email/compose-message.server.ts';
import { ownerShopContext, runningShopContext } from '#web/contexts.server.ts';
import { writeFlash } from '#web/flash.server.ts';
import { notFound } from '#web/not-found.server.ts';
import type { Route } from './+types/message.route';
import { MessagePage } from './message-page.tsx';
import { messagesCopy } from './messages.copy.ts';
import { listHref, messagesShown } from './messages-address.ts';

export function meta() {
  return panelMeta(messagesCopy.message);
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const running = context.get(runningShopContext);
  const demo = running.demo !== undefined;
  const address = { appUrl: running.appUrl.origin, demo };
  const message = await findMessage(context.get(ownerShopContext), params.messageId, {
    compose: (shop, row) => composeMessage(shop, row, address),
    demo,
  });
  return {
    message: message ?? notFound(),
    shown: messagesShown(new URL(request.url).searchParams),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const again = await sendAgain(context.get(ownerShopContext), params.messageId);
  if (!again.ok) {
    const { code } = again.refusal;
    return code === 'message-not-found' ? notFound() : data({ code }, { status: 409 });
  }
  const flash = { kind: 'success', code: 'message-sent-again' } as const;
  const said = await writeFlash(context.get(runningShopContext), flash);
  const list = listHref(messagesShown(new URL(request.url).searchParams));
  return redirect(list, { headers: { 'Set-Cookie': said } });
}

export default function MessageRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <MessagePage key={loaderData.message.id} {...loaderData} refusal={actionData} />;
}
