import KeyRound from 'lucide-react/icons/key-round';
import UserMinus from 'lucide-react/icons/user-minus';
import UserPlus from 'lucide-react/icons/user-plus';
import type { ReactNode } from 'react';
import { href, Outlet } from 'react-router';
import { CellNote, type Column, DataTable } from '#admin/list/data-table.tsx';
import { PageHeader } from '#admin/page/page-header.tsx';
import { PanelCard } from '#admin/page/panel-card.tsx';
import { panelMeta } from '#admin/page/panel-meta.ts';
import type { Admin } from '#domain/admins/admin.ts';
import { listAdmins } from '#domain/admins/list-admins.server.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { shortDate, shortDateTime } from '#domain/kernel/colombo-time.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { IconLink } from '#ui/button/icon-button.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { adminShopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/admins.route';
import { adminsCopy, removeOf } from './admins.copy.ts';

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(adminsCopy.admins, matches);
}

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(adminShopContext);
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
      <PanelCard flush>
        <AdminsTable {...loaderData} />
      </PanelCard>
    </>
  );
}

/** An admin whose times are formatted for the table. */
type ListedAdmin = Omit<Admin, 'since' | 'lastSeenAt'> & {
  since: string;
  lastSeen: string | null;
  isYou: boolean;
};

type AdminsTableProps = { admins: ListedAdmin[]; twoFactorAuth: boolean };

function AdminsTable({ admins, twoFactorAuth }: AdminsTableProps) {
  return (
    <DataTable
      caption={adminsCopy.admins}
      columns={columnsFor(twoFactorAuth)}
      rows={admins}
      keyOf={(admin) => admin.userId}
    />
  );
}

function columnsFor(twoFactorAuth: boolean): Column<ListedAdmin>[] {
  return [
    { head: adminsCopy.name, placeOnPhone: 'start', cell: (admin) => <Name {...admin} /> },
    { head: adminsCopy.signsInAs, cell: ({ signsInAs }) => signsInAs },
    {
      head: adminsCopy.since,
      placeOnPhone: 'hidden',
      cell: ({ since }) => <span className="whitespace-nowrap">{since}</span>,
    },
    {
      head: adminsCopy.lastSeen,
      cell: ({ lastSeen }) => (
        <CardLabelled of={adminsCopy.lastSeen}>
          {lastSeen ?? <Text of={adminsCopy.never} />}
        </CardLabelled>
      ),
    },
    {
      head: adminsCopy.secondFactor,
      cell: ({ hasSecondFactor }) => (
        <CardLabelled of={adminsCopy.secondFactor}>
          <Text of={secondFactorOf(twoFactorAuth, hasSecondFactor)} />
        </CardLabelled>
      ),
    },
    {
      head: adminsCopy.actions,
      align: 'end',
      cell: (admin) => (admin.demo ? null : <Actions {...admin} />),
    },
  ];
}

function secondFactorOf(isRequired: boolean, hasIt: boolean): Bilingual {
  if (!isRequired) return adminsCopy.off;
  return hasIt ? adminsCopy.on : adminsCopy.notYet;
}

/** Labels the value where a row is shown as a card (up to 760 px wide), which has no headings. */
function CardLabelled({ of, children }: { of: Bilingual; children: ReactNode }) {
  return (
    <span className="min-[901px]:whitespace-nowrap">
      <span className="me-2 text-ink-600 min-[761px]:hidden">
        <Text of={of} />
      </span>
      {children}
    </span>
  );
}

function nameId(userId: string): string {
  return `admin-${userId}`;
}

function Name({ userId, name, role, isYou, demo, hasPassword }: ListedAdmin) {
  return (
    <>
      <span id={nameId(userId)} className="inline-block min-w-28 font-semibold text-ink-900">
        {name}
      </span>
      {isYou && (
        <span className="ms-2 rounded-pill bg-cream-200 px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap text-leaf-900 [--second:currentColor]">
          <Both of={adminsCopy.you} inline />
        </span>
      )}
      {role === 'packer' && (
        <CellNote>
          <Both of={adminsCopy.packer} inline />
        </CellNote>
      )}
      {demo && (
        <CellNote>
          <Both of={adminsCopy.demo} inline />
        </CellNote>
      )}
      {!hasPassword && (
        <CellNote>
          <Both of={adminsCopy.noPassword} />
        </CellNote>
      )}
    </>
  );
}

function Actions({ userId, name }: ListedAdmin) {
  return (
    <span className="inline-flex items-center justify-end gap-2">
      <ButtonLink
        to={href('/admin/admins/:userId/link', { userId })}
        preventScrollReset
        variant="outline"
        size="small"
        icon={<KeyRound aria-hidden="true" />}
        aria-describedby={nameId(userId)}
        className="whitespace-nowrap"
      >
        <Both of={adminsCopy.newPassword} />
      </ButtonLink>
      <IconLink
        to={href('/admin/admins/:userId/remove', { userId })}
        preventScrollReset
        label={removeOf(name)}
        icon={<UserMinus aria-hidden="true" />}
        className="text-clay-700"
      />
    </span>
  );
}
