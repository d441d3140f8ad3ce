import ArrowLeft from 'lucide-react/icons/arrow-left';
import Printer from 'lucide-react/icons/printer';
import Truck from 'lucide-react/icons/truck';
import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { cancelRequestCopy } from '#admin/order/requests/customer-requests.copy.ts';
import { type OrderListState, shipHref } from '#admin/orders/orders-urls.ts';
import { canBeShippedWithOthers } from '#domain/orders/payment.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useTranslate } from '#ui/text/language.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { useHasScript } from '#ui/use-has-script.ts';
import { Invoice } from './invoice.tsx';
import type { Letterhead } from './letterhead.server.ts';
import { PackingSlip } from './packing-slip.tsx';
import { documentsTitle, documentTitles, printCopy } from './print.copy.ts';
import { backHref, type DocumentKind, documentKinds, printHref } from './print-urls.ts';
import type { PrintedDocuments } from './printed-order.server.ts';
import './print-page.css';
import './document-parts.css';
import './printed.css';
import './document-codes.css';

type PrintPageProps = PrintedDocuments & {
  shop: Letterhead;
  listState: OrderListState;
  /** Whether a packer prints: the page then links only back to the parcels. */
  isForPacker: boolean;
};

/** Shows the documents of one or several orders, each on its own sheet. Nothing else on the page is printed. */
export function PrintPage({ kind, orders, shop, listState, isForPacker }: PrintPageProps) {
  const orderIds = orders.map(({ id }) => id);
  const backTo = isForPacker ? href('/admin/packing') : backHref(orderIds, listState);
  return (
    <div className="panel papers">
      <PrintBar
        kind={kind}
        orderIds={orderIds}
        askedToCancel={kind === 'packing-slip' ? orders.filter(isAskedToCancel) : []}
        shippableIds={isForPacker ? [] : orders.filter(canBeShippedWithOthers).map(({ id }) => id)}
        listState={listState}
        backTo={backTo}
        isForPacker={isForPacker}
      />
      <main id="content" tabIndex={-1}>
        {orders.length === 0 && <NothingToPrint backTo={backTo} isForPacker={isForPacker} />}
        {kind === 'packing-slip'
          ? orders.map((order) => (
              <Sheet key={order.id} kind={kind} order={order}>
                <PackingSlip order={order} shop={shop} />
              </Sheet>
            ))
          : orders.map((order) => (
              <Sheet key={order.id} kind={kind} order={order}>
                <Invoice order={order} shop={shop} />
              </Sheet>
            ))}
      </main>
    </div>
  );
}

function isAskedToCancel({ cancelAskedAt }: { cancelAskedAt: Date | null }): boolean {
  return cancelAskedAt !== null;
}

type SheetProps = { kind: DocumentKind; order: { orderNumber: string }; children: ReactNode };

function Sheet({ kind, order, children }: SheetProps) {
  return (
    <article className={`paper paper-${kind}`} aria-label={order.orderNumber}>
      {children}
    </article>
  );
}

const emptyIcon = <Printer className="size-14 stroke-1" />;

function NothingToPrint({ backTo, isForPacker }: { backTo: string; isForPacker: boolean }) {
  return (
    <EmptyState of={printCopy.nothing} icon={emptyIcon}>
      <p className="w-full text-ink-600">
        <Text of={printCopy.chooseFirst} />
      </p>
      <ButtonLink to={backTo} variant="outline">
        <Both of={isForPacker ? printCopy.back : printCopy.toOrders} />
      </ButtonLink>
    </EmptyState>
  );
}

type PrintBarProps = {
  kind: DocumentKind;
  orderIds: string[];
  /** The orders that wait for an answer to a request to cancel. */
  askedToCancel: { orderNumber: string }[];
  /** Ids of the orders that can be shipped together. */
  shippableIds: string[];
  listState: OrderListState;
  backTo: string;
  isForPacker: boolean;
};

/** Shows the actions on the documents, on the screen only. */
function PrintBar({ kind, orderIds, shippableIds, listState, ...bar }: PrintBarProps) {
  const askedToCancel = bar.askedToCancel.map(({ orderNumber }) => orderNumber).join(', ');
  const isEmpty = orderIds.length === 0;
  return (
    <header className="papers-bar">
      <h1 className="text-lg leading-snug">
        <Both of={isEmpty ? printCopy.documents : documentsTitle(kind, orderIds.length)} inline />
      </h1>
      {!bar.isForPacker && <KindLinks kind={kind} orderIds={orderIds} listState={listState} />}
      <div className="flex flex-wrap gap-2.5">
        <ButtonLink
          to={bar.backTo}
          variant="outline"
          size="small"
          icon={<ArrowLeft aria-hidden="true" />}
        >
          <Text of={printCopy.back} />
        </ButtonLink>
        {!isEmpty && <PrintButton />}
        {shippableIds.length > 0 && (
          <ButtonLink
            to={shipHref({ orderIds: shippableIds, listState })}
            variant="outline"
            size="small"
            icon={<Truck aria-hidden="true" />}
          >
            <Both of={printCopy.ship} inline />
          </ButtonLink>
        )}
      </div>
      {askedToCancel !== '' && (
        <p className="basis-full text-md text-clay-700 [--second:currentColor]">
          <Both of={cancelRequestCopy.title} inline />
          {`: ${askedToCancel}`}
        </p>
      )}
    </header>
  );
}

/** Switches between packing slips and invoices of the same orders. */
function KindLinks({
  kind,
  orderIds,
  listState,
}: Pick<PrintBarProps, 'kind' | 'orderIds' | 'listState'>) {
  const translate = useTranslate();
  if (orderIds.length === 0) return null;
  return (
    <nav aria-label={translate(printCopy.documents)} className="flex flex-wrap gap-1.5">
      {documentKinds.map((other) => (
        <Link
          key={other}
          to={printHref({ kind: other, orderIds, listState })}
          replace
          aria-current={other === kind ? 'true' : undefined}
          className="inline-flex min-h-11 items-center rounded-pill border border-cream-300 px-3.25 text-sm font-medium text-ink-900 no-underline hover:bg-cream-200/60 aria-[current]:border-leaf-900 aria-[current]:bg-leaf-900 aria-[current]:text-cream-50 forced-colors:aria-[current]:outline-2"
        >
          <Text of={documentTitles[other]} />
        </Link>
      ))}
    </nav>
  );
}

function PrintButton() {
  if (!useHasScript()) {
    return (
      <p className="self-center text-sm leading-snug scripted:invisible">
        <Both of={printCopy.howToPrint} />
      </p>
    );
  }
  return (
    <Button size="small" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
      <Both of={printCopy.print} inline />
    </Button>
  );
}
