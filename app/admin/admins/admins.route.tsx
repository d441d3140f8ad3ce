import UserPlus from 'lucide-react/icons/user-plus';
import { href, Outlet } from 'react-router';
import { PageHeader } from '#admin/shell/page-header.tsx';
import { Panel } from '#admin/shell/panel.tsx';
import { panelMeta } from '#admin/shell/panel-meta.ts';
import { listAdmins } from '#domain/admins/list-admins.server.ts';
import { shortDate, shortDateTime } from '#domain/kernel/colombo-time.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Both } from '#ui/text/text.tsx';
import { ownerShopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/admins.route';
import { adminsCopy } from './admins.copy.ts';
import { AdminsTable } from './admins-table.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(adminsCopy.admins, matches);
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

export default function AdminsPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title={adminsCopy.admins} subtitle={adminsCopy.lead}>
        <ButtonLink
          to={href('/admin/admins/new')}
          preventScrollReset
          icon={<UserPlus aria-hidden="true" />}
        >
          <Both of={adminsCopy.add} />
        </ButtonLink>
      </PageHeader>
      <Outlet />
      <Panel flush>
        <AdminsTable {...loaderData} />
      </Panel>
    </>
  );
}
