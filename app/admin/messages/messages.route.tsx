import { panelMeta } from '#admin/shell/panel-meta.ts';
import { listMessages } from '#domain/messages/list-messages.server.ts';
import { isReachable } from '#domain/messages/recipients.ts';
import { ownerShopContext, runningShopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/messages.route';
import { messagesCopy } from './messages.copy.ts';
import { messagesShown } from './messages-address.ts';
import { MessagesPage } from './messages-page.tsx';

export function meta() {
  return panelMeta(messagesCopy.messages);
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = messagesShown(new URL(request.url).searchParams);
  const list = await listMessages(context.get(ownerShopContext), asked);
  const { demo, channels } = context.get(runningShopContext);
  return {
    ...list,
    shown: { ...asked, page: list.page },
    leaving: leavingOf({ isDemo: demo !== undefined, isSetUp: isReachable(channels) }),
  };
}

function leavingOf({ isDemo, isSetUp }: { isDemo: boolean; isSetUp: boolean }) {
  if (isDemo) return 'demo' as const;
  return isSetUp ? ('sent' as const) : ('not-set-up' as const);
}

export default function MessagesRoute({ loaderData }: Route.ComponentProps) {
  return <MessagesPage {...loaderData} />;
}
