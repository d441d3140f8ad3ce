import FileText from 'lucide-react/icons/file-text';
import ListChecks from 'lucide-react/icons/list-checks';
import Printer from 'lucide-react/icons/printer';
import Truck from 'lucide-react/icons/truck';
import { Form, href } from 'react-router';
import { printWords } from '#admin/papers/papers.copy.ts';
import type { PaperKind } from '#admin/papers/papers-address.ts';
import { Button } from '#ui/button.tsx';
import { Both } from '#ui/text.tsx';
import { useHasScript } from '#ui/use-has-script.ts';
import { ordersCopy } from './orders.copy.ts';
import { type OrdersShown, queryOf } from './orders-address.ts';
import './chosen-orders.css';

/** The form of the list's checkboxes. */
export const chosenFormId = 'chosen-orders';

/** Ships the orders that are ticked, or prints their papers. */
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
      <ChooseAll />
    </Form>
  );
}

const icons = { slip: Printer, invoice: FileText };

/** Opens the papers of what is ticked. */
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

/** Ticks every order of the page, or none where all are ticked. Without a script each is ticked by itself. */
function ChooseAll() {
  if (!useHasScript()) return null;
  const toggle = () => {
    const boxes = [
      ...document.querySelectorAll<HTMLInputElement>(
        `input[type="checkbox"][form="${chosenFormId}"]`,
      ),
    ];
    const isAll = boxes.every((box) => box.checked);
    for (const box of boxes) box.checked = !isAll;
  };
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<ListChecks aria-hidden="true" />}
      onClick={toggle}
      className="choose-all min-[761px]:max-[1320px]:[&_.second-beside]:hidden"
    >
      <Both of={ordersCopy.chooseAll} beside />
    </Button>
  );
}
