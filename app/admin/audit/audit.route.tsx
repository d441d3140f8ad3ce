import History from 'lucide-react/icons/rotate-ccw-clock';
import { href } from 'react-router';
import { EmptyList } from '#admin/list/empty-list.tsx';
import { FilterLinks } from '#admin/list/filter-links.tsx';
import { Pager } from '#admin/list/pager.tsx';
import { RetentionNote } from '#admin/list/retention-note.tsx';
import { oneOf, pageNumber, searchState } from '#admin/list/search-state.ts';
import { PageHeader } from '#admin/page/page-header.tsx';
import { PanelCard } from '#admin/page/panel-card.tsx';
import { panelMeta } from '#admin/page/panel-meta.ts';
import { findAccountNames } from '#domain/accounts/find-account.server.ts';
import type { AuditSubjectKind } from '#domain/audit/audit-entry.ts';
import { type AuditEntry, listAudit } from '#domain/audit/list-audit.server.ts';
import { findProductNames } from '#domain/catalog/find-product-names.server.ts';
import { findPhonesByNoteId } from '#domain/customers/notes/list-notes.server.ts';
import { shortDateTime } from '#domain/kernel/colombo-time.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { listExistingMessageIds } from '#domain/messages/reading/list-messages.server.ts';
import { findOrderNumbers } from '#domain/orders/reading/find-order.server.ts';
import { listExistingRemittanceIds } from '#domain/remittances/find-remittance.server.ts';
import { listExistingContactMessageIds } from '#domain/support/list-inbox.server.ts';
import { adminShopContext, readOnlyShopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/audit.route';
import { auditCopy, subjectKindLabels } from './audit.copy.ts';
import { AuditTable, type ShownEntry } from './audit-table.tsx';
import { describeChanges } from './describe-changes.ts';
import type { ShownSubject } from './subject-link.tsx';

const subjectKinds = Object.keys(subjectKindLabels) as AuditSubjectKind[];

const state = searchState({ kind: oneOf(subjectKinds), page: pageNumber });

type AuditListState = typeof state.defaults;
const parseAuditListState = state.read;

function auditHref(listState: AuditListState): string {
  return href('/admin/audit') + state.query(listState);
}

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(auditCopy.audit, matches);
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(adminShopContext);
  const query = parseAuditListState(url.searchParams);
  const { entries, page, pages } = await listAudit(context.get(readOnlyShopContext), query);
  const subjects = await subjectsOf(shop, entries);
  return {
    entries: entries.map((entry) => formatEntry(entry, subjects)),
    pages,
    listState: { ...query, page },
  };
}

type Subjects = Map<string, Pick<ShownSubject, 'name' | 'isDeleted'>>;

/** Finds the names of the changed records, and which of them still exist. */
async function subjectsOf(shop: AdminShop, entries: AuditEntry[]): Promise<Subjects> {
  const idsOf = (kind: AuditEntry['subjectKind']) =>
    entries.filter(({ subjectKind }) => subjectKind === kind).map(({ subjectId }) => subjectId);
  const subjects: Subjects = new Map();
  const orders = await findOrderNumbers(shop, idsOf('order'));
  for (const [id, name] of orders) subjects.set(id, { name, isDeleted: false });
  const productIds = [...idsOf('product'), ...entries.flatMap(chosenProductIds)];
  const products = await findProductNames(shop, productIds);
  for (const [id, { name, active }] of products) subjects.set(id, { name, isDeleted: !active });
  const accounts = await findAccountNames(shop, idsOf('account'));
  for (const [id, name] of accounts) subjects.set(id, { name, isDeleted: false });
  const phones = await findPhonesByNoteId(shop, idsOf('customer-note'));
  for (const [id, name] of phones) subjects.set(id, { name, isDeleted: false });
  const existingIds = [
    ...(await listExistingContactMessageIds(shop, idsOf('contact-message'))),
    ...(await listExistingMessageIds(shop, idsOf('message'))),
    ...(await listExistingRemittanceIds(shop, idsOf('remittance'))),
  ];
  for (const id of existingIds) subjects.set(id, { name: undefined, isDeleted: false });
  return subjects;
}

/** Returns the ids of the products for which a promo code was valid, and of those for which it now is. */
function chosenProductIds({ before, after }: AuditEntry): string[] {
  return [before, after].flatMap((values) => {
    const productIds = values?.['productIds'];
    return Array.isArray(productIds) ? productIds : [];
  });
}

function formatEntry(entry: AuditEntry, subjects: Subjects): ShownEntry {
  const { number, action, userName, at, subjectKind, subjectId, before, after } = entry;
  const { name, isDeleted = true } = subjects.get(subjectId) ?? {};
  return {
    number,
    action,
    who: userName,
    at: shortDateTime(at),
    subject: { kind: subjectKind, id: subjectId, name, isDeleted },
    changes: describeChanges(before, after, { subjectId, names: subjects }),
  };
}

export default function AuditPage({ loaderData }: Route.ComponentProps) {
  const { entries, pages, listState } = loaderData;
  return (
    <>
      <PageHeader title={auditCopy.audit} subtitle={auditCopy.subtitle} />
      <div className="mb-4">
        <KindFilter listState={listState} />
      </div>
      <PanelCard flush>
        {entries.length === 0 ? (
          <EmptyList
            copy={auditCopy}
            icon={History}
            allHref={listState.kind && auditHref({ kind: undefined, page: 1 })}
          />
        ) : (
          <AuditTable entries={entries} />
        )}
      </PanelCard>
      <Pager
        page={listState.page}
        pages={pages}
        hrefOf={(page) => auditHref({ ...listState, page })}
      />
      <RetentionNote of="auditEntries" />
    </>
  );
}

/** Filters the changes by the kind of their subject. */
function KindFilter({ listState }: { listState: AuditListState }) {
  const choices = ([undefined, ...subjectKinds] as const).map((kind) => ({
    name: kind ?? 'all',
    label: kind ? subjectKindLabels[kind] : auditCopy.all,
    href: auditHref({ kind, page: 1 }),
    isChosen: kind === listState.kind,
  }));
  return <FilterLinks label={auditCopy.subject} choices={choices} wraps />;
}
