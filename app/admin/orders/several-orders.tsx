import FileText from 'lucide-react/icons/file-text';
import ListChecks from 'lucide-react/icons/list-checks';
import Printer from 'lucide-react/icons/printer';
import Truck from 'lucide-react/icons/truck';
import { useEffect, useState } from 'react';
import { Form, href } from 'react-router';
import { printWords } from '#admin/papers/papers.copy.ts';
import type { PaperKind } from '#admin/papers/papers-address.ts';
import { Button } from '#ui/button/button.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { useHasScript } from '#ui/use-has-script.ts';
import { ordersChosen, ordersCopy } from './orders.copy.ts';
import { type OrdersShown, queryOf } from './orders-address.ts';
import type { ShownOrder } from './read-orders.server.ts';
import './chosen-orders.css';

/** The form of the list's checkboxes. */
export const chosenFormId = 'chosen-orders';

type SeveralOrdersProps = { orders: ShownOrder[]; shown: OrdersShown };

/** Ships the orders that are ticked, or prints their papers. Is in sight only while some are. */
export function SeveralOrders({ orders, shown }: SeveralOrdersProps) {
  const { chosen, chooseAll } = useChosen(orders);
  return (
    <>
      <p role="status" className="sr-only">
        {chosen > 0 && <Text of={ordersChosen(chosen)} />}
      </p>
      <Form
        id={chosenFormId}
        method="get"
        action={href('/admin/orders/ship')}
        className="chosen-orders"
      >
        {[...new URLSearchParams(queryOf(shown))].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {chosen > 0 && (
          <p className="chosen-count">
            <Text of={ordersChosen(chosen)} />
          </p>
        )}
        {useHasScript() && (
          <Button
            variant="quiet"
            size="small"
            icon={<ListChecks aria-hidden="true" />}
            onClick={chooseAll}
            className="choose-all"
          >
            <Text of={ordersCopy.chooseAll} />
          </Button>
        )}
        <span className="chosen-steps">
          <Button type="submit" variant="outline" size="small" icon={<Truck aria-hidden="true" />}>
            <Both of={ordersCopy.shipChosen} beside />
          </Button>
          <PrintButton kind="slip" />
          <PrintButton kind="invoice" />
        </span>
      </Form>
    </>
  );
}

/** Counts what is ticked of the rows in sight. `chooseAll` ticks each of them, or none where all are ticked. */
function useChosen(orders: ShownOrder[]) {
  const [chosen, setChosen] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows have other ticks
  useEffect(() => {
    const count = () => setChosen(boxes().filter((box) => box.checked).length);
    count();
    document.addEventListener('change', count);
    return () => document.removeEventListener('change', count);
  }, [orders]);
  const chooseAll = () => {
    const isAll = boxes().every((box) => box.checked);
    for (const box of boxes()) box.checked = !isAll;
    setChosen(isAll ? 0 : boxes().length);
  };
  return { chosen, chooseAll };
}

function boxes(): HTMLInputElement[] {
  return [
    ...document.querySelectorAll<HTMLInputElement>(
      `input[type="checkbox"][form="${chosenFormId}"]`,
    ),
  ];
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
