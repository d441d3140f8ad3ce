import Printer from 'lucide-react/icons/printer';
import { listHref, type OrdersShown } from '#admin/orders/orders-address.ts';
import { canBeEdited } from '#domain/orders/order.ts';
import type { PaperOrder } from '#domain/orders/reports/list-papers.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Both, Text } from '#ui/text.tsx';
import { Invoice } from './invoice.tsx';
import type { Letterhead } from './letterhead.server.ts';
import { papersCopy } from './papers.copy.ts';
import type { PaperKind } from './papers-address.ts';
import { PrintBar } from './print-bar.tsx';
import { Slip } from './slip.tsx';
import './papers.css';
import './paper-parts.css';
import './printed.css';

type PrintPageProps = {
  kind: PaperKind;
  orders: PaperOrder[];
  shop: Letterhead;
  shown: OrdersShown;
};

const papers = { slip: Slip, invoice: Invoice };

/** The papers of one order or of several, each on a sheet of its own. On paper nothing else of the page is left. */
export function PrintPage({ kind, orders, shop, shown }: PrintPageProps) {
  const Paper = papers[kind];
  return (
    <div className="panel papers">
      <PrintBar
        kind={kind}
        orderIds={orders.map(({ id }) => id)}
        waitingIds={orders.filter(canBeEdited).map(({ id }) => id)}
        shown={shown}
      />
      <main id="content" tabIndex={-1}>
        {orders.length === 0 && <NothingToPrint shown={shown} />}
        {orders.map((order) => (
          <article key={order.id} className="paper" aria-label={order.orderNumber}>
            <Paper order={order} shop={shop} />
          </article>
        ))}
      </main>
    </div>
  );
}

const printer = <Printer className="size-14 stroke-1" />;

function NothingToPrint({ shown }: { shown: OrdersShown }) {
  return (
    <EmptyState of={papersCopy.nothing} icon={printer}>
      <p className="w-full text-ink-600">
        <Text of={papersCopy.chooseFirst} />
      </p>
      <ButtonLink to={listHref(shown)} variant="outline">
        <Both of={papersCopy.toOrders} />
      </ButtonLink>
    </EmptyState>
  );
}
