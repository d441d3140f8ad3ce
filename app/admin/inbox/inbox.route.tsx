import { panelMeta } from '#admin/shell/panel-meta.ts';
import { shellCopy } from '#admin/shell/shell.copy.ts';
import { listInbox } from '#domain/support/list-inbox.server.ts';
import { ownerShopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/inbox.route';
import { inboxShown } from './inbox-address.ts';
import { InboxPage } from './inbox-page.tsx';

export function meta() {
  return panelMeta(shellCopy.inbox);
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = inboxShown(url.searchParams);
  const inbox = await listInbox(context.get(ownerShopContext), asked);
  return { ...inbox, shown: { ...asked, page: inbox.page } };
}

export default function InboxRoute({ loaderData }: Route.ComponentProps) {
  return <InboxPage {...loaderData} />;
}
