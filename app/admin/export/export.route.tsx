import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { panelCopy } from '#admin/layout/panel.copy.ts';
import { ListOverlay } from '#admin/list/list-overlay.tsx';
import { type OrderListState, ordersHref, parseOrderListState } from '#admin/orders/orders-urls.ts';
import { panelMeta } from '#admin/page/panel-meta.ts';
import { countExported } from '#domain/orders/reports/export-orders.server.ts';
import { type ExportKind, exportKinds } from '#domain/orders/reports/exported-order.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { LiveStatus } from '#ui/feedback/live-status.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useTranslate } from '#ui/text/language.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { adminShopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/export.route';
import {
  exportCopy,
  exportHints,
  exportTitles,
  orderCount,
  rowsReadCopy,
  savedCopy,
} from './export.copy.ts';
import { csvHref } from './export-urls.ts';
import { type ExportState, useExport } from './use-export.ts';

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(exportCopy.exportOrders, matches);
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const shop = context.get(adminShopContext);
  const listState = parseOrderListState(url.searchParams);
  const counts = {
    orders: await countExported(shop, 'orders', listState),
    courier: await countExported(shop, 'courier', listState),
  };
  return { counts, listState };
}

/** Shows, above the list of orders, a dialog that exports them as files. */
export default function ExportRoute({ loaderData }: Route.ComponentProps) {
  const { counts, listState } = loaderData;
  const backToList = ordersHref(listState);
  return (
    <ListOverlay
      as="dialog"
      title={exportCopy.exportOrders}
      listHref={backToList}
      footer={
        <ButtonLink to={backToList} preventScrollReset variant="outline" size="small">
          <Text of={panelCopy.close} />
        </ButtonLink>
      }
    >
      <div className="grid gap-6">
        {exportKinds.map((kind) => (
          <ExportSection key={kind} kind={kind} count={counts[kind]} listState={listState} />
        ))}
        <p className="border-t border-line pt-4 text-sm leading-snug text-ink-600">
          <Both of={exportCopy.keepSafe} />
        </p>
      </div>
    </ListOverlay>
  );
}

type ExportSectionProps = { kind: ExportKind; count: number; listState: OrderListState };

/** Offers one of the two files and shows its progress. Both may download at the same time. */
function ExportSection({ kind, count, listState }: ExportSectionProps) {
  const { state, start, stop } = useExport(csvHref(kind, listState), count);
  return (
    <section className="grid gap-2.5">
      <h3 className="text-md leading-snug font-semibold">
        <Both of={exportTitles[kind]} inline />
      </h3>
      <p className="text-md leading-snug text-ink-600">
        <Both of={exportHints[kind]} />
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ButtonLink
          to={csvHref(kind, listState)}
          reloadDocument
          download
          size="small"
          variant="outline"
          icon={<Download aria-hidden="true" />}
          onClick={start}
        >
          <Both of={exportCopy.download} inline />
        </ButtonLink>
        <span className="tabular-nowrap text-md">
          <Text of={orderCount(count)} />
        </span>
      </div>
      {state && (
        <ExportProgress state={state}>
          <Button size="small" variant="quiet" onClick={stop}>
            <Both of={exportCopy.stop} inline />
          </Button>
        </ExportProgress>
      )}
      <LiveStatus>
        {state?.phase === 'saved' && (
          <Notice tone="success">
            <Both of={savedCopy(state.total)} />
          </Notice>
        )}
      </LiveStatus>
    </section>
  );
}

type ExportProgressProps = {
  state: ExportState;
  /** The button that cancels the download. */
  children: ReactNode;
};

/** Shows the progress of the download, or that it failed. */
function ExportProgress({ state, children }: ExportProgressProps) {
  const translate = useTranslate();
  if (state.phase === 'failed' || state.phase === 'signed-out') {
    return (
      <Notice tone="danger" role="alert">
        <Both of={state.phase === 'failed' ? exportCopy.failed : exportCopy.signedOut} />
      </Notice>
    );
  }
  if (state.phase === 'saved') return null;
  return (
    <div className="grid gap-2">
      <progress
        aria-label={translate(exportCopy.rowsRead)}
        value={state.done}
        max={Math.max(1, state.total)}
        className="h-2.5 w-full appearance-none overflow-hidden rounded-pill border-0 bg-cream-300 [&::-moz-progress-bar]:bg-leaf-700 [&::-webkit-progress-bar]:bg-cream-300 [&::-webkit-progress-value]:bg-leaf-700 forced-colors:appearance-auto"
      />
      <div className="flex items-center justify-between gap-4">
        <span className="tabular-nowrap text-sm">
          <Text of={rowsReadCopy(state.done, state.total)} />
        </span>
        {children}
      </div>
    </div>
  );
}
