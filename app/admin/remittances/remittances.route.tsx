import { data, href, redirect } from 'react-router';
import { PageHeader } from '#admin/shell/page-header.tsx';
import { Panel } from '#admin/shell/panel.tsx';
import { panelMeta } from '#admin/shell/panel-meta.ts';
import { RetentionNote } from '#admin/shell/retention-note.tsx';
import { shortDate, shortDateTime } from '#domain/kernel/colombo-time.ts';
import { listReturning } from '#domain/orders/reports/list-returning.server.ts';
import { addRemittance } from '#domain/remittances/add-remittance.server.ts';
import { cashAtCouriers } from '#domain/remittances/cash-at-couriers.server.ts';
import { listCouriers } from '#domain/remittances/find-columns.server.ts';
import { listRemittances } from '#domain/remittances/find-remittance.server.ts';
import { ownerShopContext, runningShopContext } from '#web/contexts.server.ts';
import { redirectWithFlash } from '#web/cookies/flash.server.ts';
import type { Route } from './+types/remittances.route';
import { CashPanel } from './cash-panel.tsx';
import { listFormCopy } from './list-form.copy.ts';
import { ListForm } from './list-form.tsx';
import { ListsTable } from './lists-table.tsx';
import { readList } from './read-list.server.ts';
import { remittancesCopy } from './remittances.copy.ts';
import { ReturningTable } from './returning-table.tsx';

const listsShown = 50;

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(remittancesCopy.title, matches);
}

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(ownerShopContext);
  const [cash, couriers, lists, returning] = await Promise.all([
    cashAtCouriers(shop),
    listCouriers(shop),
    listRemittances(shop, listsShown),
    listReturning(shop),
  ]);
  return {
    cash,
    couriers,
    lists: lists.map((list) => ({ ...list, added: shortDateTime(list.createdAt) })),
    returning: returning.map(({ refusedAt, ...parcel }) => {
      return { ...parcel, refused: refusedAt ? shortDate(refusedAt) : '' };
    }),
  };
}

/** Leads to the preview of the list; to the one that is there already, where it was added before. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(ownerShopContext);
  const read = await readList(request, shop);
  if ('answer' in read) return data(read.answer, { status: 422 });
  const added = await addRemittance(shop, read.list);
  const { remittanceId } = added.ok ? added.value : added.refusal;
  const to = href('/admin/remittances/:remittanceId', { remittanceId });
  if (added.ok) return redirect(to, 303);
  const flash = { kind: 'error', code: 'list-listed-already' } as const;
  return redirectWithFlash(context.get(runningShopContext), to, flash);
}

export default function RemittancesRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { cash, couriers, lists, returning } = loaderData;
  return (
    <>
      <PageHeader title={remittancesCopy.title} />
      <div className="grid gap-4">
        <CashPanel cash={cash} />
        <Panel id="add" title={listFormCopy.title}>
          <div className="max-w-180">
            <ListForm key={actionData?.heads?.join('\n')} couriers={couriers} answer={actionData} />
          </div>
        </Panel>
        <ReturningTable parcels={returning} />
        <Panel id="lists" title={remittancesCopy.lists} flush={lists.length > 0}>
          <ListsTable lists={lists} />
        </Panel>
      </div>
      <RetentionNote of="remittances" />
    </>
  );
}
