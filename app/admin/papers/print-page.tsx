import ArrowLeft from 'lucide-react/icons/arrow-left';
import Printer from 'lucide-react/icons/printer';
import Truck from 'lucide-react/icons/truck';
import { href, Link } from 'react-router';
import { type OrdersShown, shipHref } from '#admin/orders/orders-address.ts';
import { canBeEdited } from '#domain/orders/order.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useTranslate } from '#ui/text/language.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { useHasScript } from '#ui/use-has-script.ts';
import { Invoice } from './invoice.tsx';
import type { Letterhead } from './letterhead.server.ts';
import { howMany, papersCopy, paperTitles } from './papers.copy.ts';
import { backHref, type PaperKind, paperKinds, printHref } from './papers-address.ts';
import type { PrintedOrder } from './printed-order.server.ts';
import { Slip } from './slip.tsx';
import './papers.css';
import './paper-parts.css';
import './printed.css';
import './paper-codes.css';

type PrintPageProps = {
  kind: PaperKind;
  orders: PrintedOrder[];
  shop: Letterhead;
  shown: OrdersShown;
  /** Leads back to the parcels, and to nothing else. */
  isForPacker: boolean;
};

const papers = { slip: Slip, invoice: Invoice };

/** Shows the papers of one order or of several, each on a sheet of its own. Nothing else of the page is printed. */
export function PrintPage({ kind, orders, shop, shown, isForPacker }: PrintPageProps) {
  const Paper = papers[kind];
  const orderIds = orders.map(({ id }) => id);
  const backTo = isForPacker ? href('/admin/packing') : backHref(orderIds, shown);
  return (
    <div className="panel papers">
      <PrintBar
        kind={kind}
        orderIds={orderIds}
        waitingIds={isForPacker ? [] : orders.filter(canBeEdited).map(({ id }) => id)}
        shown={shown}
        backTo={backTo}
        isForPacker={isForPacker}
      />
      <main id="content" tabIndex={-1}>
        {orders.length === 0 && <NothingToPrint backTo={backTo} isForPacker={isForPacker} />}
        {orders.map((order) => (
          <article key={order.id} className={`paper paper-${kind}`} aria-label={order.orderNumber}>
            <Paper order={order} shop={shop} />
          </article>
        ))}
      </main>
    </div>
  );
}

const printer = <Printer className="size-14 stroke-1" />;

function NothingToPrint({ backTo, isForPacker }: { backTo: string; isForPacker: boolean }) {
  return (
    <EmptyState of={papersCopy.nothing} icon={printer}>
      <p className="w-full text-ink-600">
        <Text of={papersCopy.chooseFirst} />
      </p>
      <ButtonLink to={backTo} variant="outline">
        <Both of={isForPacker ? papersCopy.back : papersCopy.toOrders} />
      </ButtonLink>
    </EmptyState>
  );
}

type PrintBarProps = {
  kind: PaperKind;
  orderIds: string[];
  /** Those of them that can still be shipped. */
  waitingIds: string[];
  shown: OrdersShown;
  backTo: string;
  isForPacker: boolean;
};

/** Offers what can be done with the papers, on the screen only. */
function PrintBar({ kind, orderIds, waitingIds, shown, ...bar }: PrintBarProps) {
  const isEmpty = orderIds.length === 0;
  return (
    <header className="papers-bar">
      <h1 className="text-lg leading-snug">
        <Both of={isEmpty ? papersCopy.papers : howMany(kind, orderIds.length)} beside />
      </h1>
      {!bar.isForPacker && <KindLinks kind={kind} orderIds={orderIds} shown={shown} />}
      <div className="flex flex-wrap gap-2.5">
        <ButtonLink
          to={bar.backTo}
          variant="outline"
          size="small"
          icon={<ArrowLeft aria-hidden="true" />}
        >
          <Text of={papersCopy.back} />
        </ButtonLink>
        {!isEmpty && <PrintButton />}
        {waitingIds.length > 0 && (
          <ButtonLink
            to={shipHref({ orderIds: waitingIds, shown })}
            variant="outline"
            size="small"
            icon={<Truck aria-hidden="true" />}
          >
            <Both of={papersCopy.ship} beside />
          </ButtonLink>
        )}
      </div>
    </header>
  );
}

/** Switches between slips and invoices of the same orders. */
function KindLinks({ kind, orderIds, shown }: Pick<PrintBarProps, 'kind' | 'orderIds' | 'shown'>) {
  const translate = useTranslate();
  if (orderIds.length === 0) return null;
  return (
    <nav aria-label={translate(papersCopy.papers)} className="flex flex-wrap gap-1.5">
      {paperKinds.map((other) => (
        <Link
          key={other}
          to={printHref({ kind: other, orderIds, shown })}
          replace
          aria-current={other === kind ? 'true' : undefined}
          className="inline-flex min-h-11 items-center rounded-pill border border-cream-300 px-3.25 text-sm font-medium text-ink-900 no-underline hover:bg-cream-200/60 aria-[current]:border-leaf-900 aria-[current]:bg-leaf-900 aria-[current]:text-cream-50 forced-colors:aria-[current]:outline-2"
        >
          <Text of={paperTitles[other]} />
        </Link>
      ))}
    </nav>
  );
}

function PrintButton() {
  if (!useHasScript()) {
    return (
      <p className="self-center text-sm leading-snug scripted:invisible">
        <Both of={papersCopy.howToPrint} />
      </p>
    );
  }
  return (
    <Button size="small" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
      <Both of={papersCopy.print} beside />
    </Button>
  );
}
