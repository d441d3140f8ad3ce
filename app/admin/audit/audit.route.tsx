import { panelMeta } from '#admin/shell/panel-meta.ts';
import { findAccountNames } from '#domain/accounts/find-account.server.ts';
import { type AuditEntry, listAudit } from '#domain/audit/list-audit.server.ts';
import { findProductNames } from '#domain/catalog/find-product-names.server.ts';
import { shortDateTime } from '#domain/kernel/colombo-time.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { findOrderNumbers } from '#domain/orders/reading/find-order.server.ts';
import { ownerShopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/audit.route';
import { auditCopy } from './audit.copy.ts';
import { auditShown } from './audit-address.ts';
import { AuditPage } from './audit-page.tsx';
import type { ShownEntry } from './audit-table.tsx';
import { describeChanges } from './describe-changes.ts';
import type { ShownSubject } from './subject-link.tsx';

export function meta() {
  return panelMeta(auditCopy.audit);
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(ownerShopContext);
  const asked = auditShown(new URL(request.url).searchParams);
  const { entries, page, pages } = await listAudit(shop, asked);
  const subjects = await subjectsOf(shop, entries);
  return {
    entries: entries.map((entry) => asShown(entry, subjects)),
    pages,
    shown: { ...asked, page },
  };
}

type Subjects = Map<string, Pick<ShownSubject, 'name' | 'isGone'>>;

async function subjectsOf(shop: OwnerShop, entries: AuditEntry[]): Promise<Subjects> {
  const idsOf = (kind: AuditEntry['subjectKind']) =>
    entries.filter(({ subjectKind }) => subjectKind === kind).map(({ subjectId }) => subjectId);
  const subjects: Subjects = new Map();
  const orders = await findOrderNumbers(shop, idsOf('order'));
  for (const [id, name] of orders) subjects.set(id, { name, isGone: false });
  const products = await findProductNames(shop, idsOf('product'));
  for (const [id, { name, active }] of products) subjects.set(id, { name, isGone: !active });
  const accounts = await findAccountNames(shop, idsOf('account'));
  for (const [id, name] of accounts) subjects.set(id, { name, isGone: false });
  return subjects;
}

function asShown(entry: AuditEntry, subjects: Subjects): ShownEntry {
  const { number, action, userName, at, subjectKind, subjectId, before, after } = entry;
  const { name, isGone = true } = subjects.get(subjectId) ?? {};
  return {
    number,
    action,
    who: userName,
    at: shortDateTime(at),
    subject: { kind: subjectKind, id: subjectId, name, isGone },
    changes: describeChanges(before, after),
  };
}

export default function AuditRoute({ loaderData }: Route.ComponentProps) {
  return <AuditPage {...loaderData} />;
}
