import { panelMeta } from '#admin/shell/panel-meta.ts';
import { listAdmins } from '#domain/admins/list-admins.server.ts';
import { shortDate, shortDateTime } from '#domain/kernel/colombo-time.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { ownerShopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/admins.route';
import { adminsCopy } from './admins.copy.ts';
import { AdminsPage } from './admins-page.tsx';

export function meta() {
  return panelMeta(adminsCopy.admins);
}

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(ownerShopContext);
  const { twoFactorAuth } = await readSettings(shop);
  const admins = (await listAdmins(shop)).map(({ since, lastSeenAt, ...admin }) => ({
    ...admin,
    since: shortDate(since),
    lastSeen: lastSeenAt && shortDateTime(lastSeenAt),
    isYou: admin.userId === shop.actor.userId,
  }));
  return { admins, twoFactorAuth };
}

export default function AdminsRoute({ loaderData }: Route.ComponentProps) {
  return <AdminsPage {...loaderData} />;
}
