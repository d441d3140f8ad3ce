import { panelMeta } from '#admin/shell/panel-meta.ts';
import { findAccountNames } from '#domain/accounts/find-account-names.server.ts';
import { type AuditEntry, listAudit } from '#domain/audit/list-audit.server.ts';
import { shortDateTime } from '#domain/kernel/colombo-time.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { findOrderNumbers } from '#domain/orders/find-order-numbers.server.ts';
import { ownerShopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/audit.route';
import { auditCopy } from './audit.copy.ts';
import { auditShown } from './audit-address.ts';
import { AuditPage } from './audit-page.tsx';
import type { ShownEntry } from './audit-table.tsx';
import { describeChanges } from './describe-changes.ts';

export function meta() {
  return panelMeta(auditCopy.audit);
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(ownerShopContext);
  const asked = auditShown(new URL(request.url).searchParams);
  const { entries, page, pages } = await listAudit(shop, asked);
  const names = await namesOf(shop, entries);
  return {
    entries: entries.map((entry) => asShown(entry, names)),
    pages,
    shown: { ...asked, page },
  };
}

async function namesOf(shop: OwnerShop, entries: AuditEntry[]): Promise<Map<string, string>> {
  const idsOf = (kind: AuditEntry['subjectKind']) =>
    entries.filter(({ subjectKind }) => subjectKind === kind).map(({ subjectId }) => subjectId);
  return new Map([
    ...(await findOrderNumbers(shop, idsOf('order'))),
    ...(await findAccountNames(shop, idsOf('account'))),
  ]);
}

function asShown(entry: AuditEntry, names: Map<string, string>): ShownEntry {
  const { number, action, userName, at, subjectKind, subjectId, before, after } = entry;
  return {
    number,
    action,
    who: userName,
    at: shortDateTime(at),
    subject: { kind: subjectKind, id: subjectId, name: names.get(subjectId) },
    changes: describeChanges(before, after),
  };
}

export default function AuditRoute({ loaderData }: Route.ComponentProps) {
  return <AuditPage {...loaderData} />;
}
