import { CellNote } from '#admin/list/data-table.tsx';
import { orderCopy } from '#admin/order/order-detail.copy.ts';
import { Price } from '#ui/text/price.tsx';
import { Text } from '#ui/text/text.tsx';

type OrderTotalProps = { order: { totalLkr: number; dueLkr: number; refundDueLkr: number } };

/** Shows the total of an order in a table, and the amount due or to refund if it differs. */
export function OrderTotal({ order: { totalLkr, dueLkr, refundDueLkr } }: OrderTotalProps) {
  const isPartDue = dueLkr > 0 && dueLkr !== totalLkr;
  return (
    <>
      <Price amountLkr={totalLkr} className="font-semibold" />
      {(isPartDue || refundDueLkr > 0) && (
        <CellNote>
          <Text of={refundDueLkr > 0 ? orderCopy.toRefund : orderCopy.due} />{' '}
          <Price amountLkr={refundDueLkr || dueLkr} />
        </CellNote>
      )}
    </>
  );
}
