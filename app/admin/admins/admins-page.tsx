import UserPlus from 'lucide-react/icons/user-plus';
import { href, Outlet } from 'react-router';
import { PageHeader } from '#admin/shell/page-header.tsx';
import { Panel } from '#admin/shell/panel.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Both } from '#ui/text.tsx';
import { adminsCopy } from './admins.copy.ts';
import { AdminsTable, type ListedAdmin } from './admins-table.tsx';

type AdminsPageProps = { admins: ListedAdmin[]; twoFactorAuth: boolean };

export function AdminsPage(props: AdminsPageProps) {
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
        <AdminsTable {...props} />
      </Panel>
    </>
  );
}
