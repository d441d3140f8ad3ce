import Download from 'lucide-react/icons/download';
import { listHref, type OrdersShown } from '#admin/orders/orders-address.ts';
import { OverList } from '#admin/shell/over-list.tsx';
import { shellCopy } from '#admin/shell/shell.copy.ts';
import { type ExportKind, exportKinds } from '#domain/orders/reports/exported-order.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Both, Text } from '#ui/text.tsx';
import { countOf, exportCopy, exportHints, exportTitles } from './export.copy.ts';
import { csvHref } from './export-address.ts';
import { ExportProgress } from './export-progress.tsx';
import { useExport } from './use-export.ts';

type ExportPageProps = { counts: Record<ExportKind, number>; shown: OrdersShown };

/** Which tables of the list can be taken away. Lies over the list that it speaks of. */
export function ExportPage({ counts, shown }: ExportPageProps) {
  const backToList = listHref(shown);
  const { state, start, stop } = useExport(shown);
  return (
    <OverList
      as="question"
      title={exportCopy.exportOrders}
      listHref={backToList}
      footer={
        <ButtonLink to={backToList} preventScrollReset variant="outline" size="small">
          <Text of={shellCopy.close} />
        </ButtonLink>
      }
    >
      <div className="grid gap-6">
        {exportKinds.map((kind) => (
          <section key={kind} className="grid gap-2.5">
            <h3 className="text-md leading-snug font-semibold">
              <Both of={exportTitles[kind]} beside />
            </h3>
            <p className="text-md leading-snug text-ink-600">
              <Both of={exportHints[kind]} />
            </p>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <ButtonLink
                to={csvHref(kind, shown)}
                reloadDocument
                download
                size="small"
                variant="outline"
                icon={<Download aria-hidden="true" />}
                onClick={(event) => start(event, { kind, total: counts[kind] })}
              >
                <Both of={exportCopy.download} beside />
              </ButtonLink>
              <span className="figures text-md">
                <Text of={countOf(counts[kind])} />
              </span>
            </div>
            {state?.kind === kind && (
              <ExportProgress state={state}>
                <Button size="small" variant="quiet" onClick={stop}>
                  <Both of={exportCopy.stop} beside />
                </Button>
              </ExportProgress>
            )}
          </section>
        ))}
        <p className="border-t border-line pt-4 text-sm leading-snug text-ink-600">
          <Both of={exportCopy.keepSafe} />
        </p>
      </div>
    </OverList>
  );
}
