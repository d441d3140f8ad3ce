import FileText from 'lucide-react/icons/file-text';
import ListChecks from 'lucide-react/icons/list-checks';
import Printer from 'lucide-react/icons/printer';
import Truck from 'lucide-react/icons/truck';
import { useEffect, useState } from 'react';
import { Form, href } from 'react-router';
import { printLabels } from '#admin/print/print.copy.ts';
import type { DocumentKind } from '#admin/print/print-urls.ts';
import { Button } from '#ui/button/button.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { useHasScript } from '#ui/use-has-script.ts';
import type { OrderRow } from './load-orders.server.ts';
import { ordersCopy, ordersSelected } from './orders.copy.ts';
import { type OrderListState, queryOf } from './orders-urls.ts';
import './bulk-actions.css';

/** The id of the form to which the checkboxes of the list belong. */
export const selectionFormId = 'selected-orders';

type BulkActionsProps = { orders: OrderRow[]; listState: OrderListState };

/** Ships the selected orders, or prints their documents. Is visible only while orders are selected. */
export function BulkActions({ orders, listState }: BulkActionsProps) {
  const { selectedCount, selectAll } = useSelection(orders);
  return (
    <>
      <p role="status" className="sr-only">
        {selectedCount > 0 && <Text of={ordersSelected(selectedCount)} />}
      </p>
      <Form
        id={selectionFormId}
        method="get"
        action={href('/admin/orders/ship')}
        className="bulk-actions"
      >
        {[...new URLSearchParams(queryOf(listState))].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {selectedCount > 0 && (
          <p className="selected-count">
            <Text of={ordersSelected(selectedCount)} />
          </p>
        )}
        {useHasScript() && (
          <Button
            variant="quiet"
            size="small"
            icon={<ListChecks aria-hidden="true" />}
            onClick={selectAll}
            className="bulk-select-all"
          >
            <Text of={ordersCopy.selectAll} />
          </Button>
        )}
        <span className="bulk-steps">
          <Button type="submit" variant="outline" size="small" icon={<Truck aria-hidden="true" />}>
            <Both of={ordersCopy.shipSelected} inline />
          </Button>
          <PrintButton kind="packing-slip" />
          <PrintButton kind="invoice" />
        </span>
      </Form>
    </>
  );
}

/** Counts the selected rows. `selectAll` selects all of them, or none if all are selected. */
function useSelection(orders: OrderRow[]) {
  const [selectedCount, setSelectedCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new rows have to be counted again
  useEffect(() => {
    const count = () => setSelectedCount(checkboxes().filter((box) => box.checked).length);
    count();
    document.addEventListener('change', count);
    return () => document.removeEventListener('change', count);
  }, [orders]);
  const selectAll = () => {
    const areAllSelected = checkboxes().every((box) => box.checked);
    for (const box of checkboxes()) box.checked = !areAllSelected;
    setSelectedCount(areAllSelected ? 0 : checkboxes().length);
  };
  return { selectedCount, selectAll };
}

function checkboxes(): HTMLInputElement[] {
  return [
    ...document.querySelectorAll<HTMLInputElement>(
      `input[type="checkbox"][form="${selectionFormId}"]`,
    ),
  ];
}

const icons = { 'packing-slip': Printer, invoice: FileText };

/** Opens the documents of the selected orders. */
function PrintButton({ kind }: { kind: DocumentKind }) {
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
      <Both of={printLabels[kind]} inline />
    </Button>
  );
}
