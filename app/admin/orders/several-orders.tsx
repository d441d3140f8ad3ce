import { FileText, Printer, Truck } from 'lucide-react';
import { Form, href, useNavigation } from 'react-router';
import { printWords } from '#admin/papers/papers.copy.ts';
import type { PaperKind } from '#admin/papers/papers-address.ts';
import type { ShippedOrders } from '#domain/orders/ship-orders.server.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Both } from '#ui/text.tsx';
import { ChooseAll } from './choose-all.tsx';
import { leftWords, ordersCopy, shippedWords } from './orders.copy.ts';
import { listHref, type OrdersShown, queryOf } from './orders-address.ts';
import './chosen-orders.css';

/** The form that the boxes of the list belong to. */
export const chosenFormId = 'chosen-orders';

type SeveralOrdersProps = { shown: OrdersShown; done: ShippedOrders | undefined };

/** What can be done with the orders that are ticked: they leave at once, or their papers are printed. */
export function SeveralOrders({ shown, done }: SeveralOrdersProps) {
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <div className="mb-4 grid gap-3">
      {done && <Shipped done={done} />}
      <Form
        id={chosenFormId}
        method="post"
        action={listHref(shown)}
        replace
        preventScrollReset
        className="chosen-orders flex flex-wrap gap-2.5"
      >
        {[...new URLSearchParams(queryOf(shown))].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button
          type="submit"
          variant="outline"
          size="small"
          icon={<Truck aria-hidden="true" />}
          busy={isBusy}
        >
          <Both of={ordersCopy.shipChosen} beside />
        </Button>
        <PrintButton kind="slip" />
        <PrintButton kind="invoice" />
        <ChooseAll formId={chosenFormId} />
      </Form>
    </div>
  );
}

const icons = { slip: Printer, invoice: FileText };

/** Asks for the papers of what is ticked, at their own address. */
function PrintButton({ kind }: { kind: PaperKind }) {
  const Icon = icons[kind];
  return (
    <Button
      type="submit"
      formMethod="get"
      formAction={href('/admin/orders/print')}
      name="kind"
      value={kind}
      variant="outline"
      size="small"
      icon={<Icon aria-hidden="true" />}
    >
      <Both of={printWords[kind]} beside />
    </Button>
  );
}

function Shipped({ done: { shipped, left } }: { done: ShippedOrders }) {
  const isNone = shipped.length + left.length === 0;
  return (
    <Notice tone={isNone || left.length > 0 ? 'info' : 'success'} role="status">
      {isNone && <Both of={ordersCopy.noneChosen} />}
      {shipped.length > 0 && (
        <p>
          <Both of={shippedWords(shipped.length)} />
        </p>
      )}
      {left.length > 0 && (
        <p>
          <Both of={leftWords(left)} />
        </p>
      )}
    </Notice>
  );
}
