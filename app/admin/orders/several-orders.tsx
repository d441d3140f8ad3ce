import FileText from 'lucide-react/icons/file-text';
import Printer from 'lucide-react/icons/printer';
import Truck from 'lucide-react/icons/truck';
import { Form, href } from 'react-router';
import { printWords } from '#admin/papers/papers.copy.ts';
import type { PaperKind } from '#admin/papers/papers-address.ts';
import { Button } from '#ui/button.tsx';
import { Both } from '#ui/text.tsx';
import { ChooseAll } from './choose-all.tsx';
import { ordersCopy } from './orders.copy.ts';
import { type OrdersShown, queryOf } from './orders-address.ts';
import './chosen-orders.css';

/** The form that the boxes of the list belong to. */
export const chosenFormId = 'chosen-orders';

/** What can be done with the orders that are ticked: they leave together, or their papers are printed. */
export function SeveralOrders({ shown }: { shown: OrdersShown }) {
  return (
    <Form
      id={chosenFormId}
      method="get"
      action={href('/admin/orders/ship')}
      className="chosen-orders mb-4 flex flex-wrap gap-2.5"
    >
      {[...new URLSearchParams(queryOf(shown))].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="outline" size="small" icon={<Truck aria-hidden="true" />}>
        <Both of={ordersCopy.shipChosen} beside />
      </Button>
      <PrintButton kind="slip" />
      <PrintButton kind="invoice" />
      <ChooseAll formId={chosenFormId} />
    </Form>
  );
}

const icons = { slip: Printer, invoice: FileText };

/** Asks for the papers of what is ticked, at their own address. */
function PrintButton({ kind }: { kind: PaperKind }) {
  const Icon = icons[kind];
  return (
    <Button
      type="submit"
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
