import Banknote from 'lucide-react/icons/banknote';
import HandCoins from 'lucide-react/icons/hand-coins';
import PackageX from 'lucide-react/icons/package-x';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { orderCopy } from '#admin/order/order-detail.copy.ts';
import { StatCard } from '#admin/page/stat-card.tsx';
import type { ProfileSums } from '#domain/customers/profile/sum-profile.server.ts';
import { Price } from '#ui/text/price.tsx';
import {
  cancelledAmong,
  customerCopy,
  refundedOf,
  returnedOrders,
  toRefundOf,
  worth,
} from './customer.copy.ts';
import { customersCopy } from './customers.copy.ts';

/** Shows what a customer ordered, paid, owes and sent back; leaves out notes that count nothing. */
export function CustomerFigures({ sums }: { sums: ProfileSums }) {
  const { ordersCount, cancelledCount, orderedLkr, receivedLkr, refundedLkr } = sums;
  const { dueLkr, refundDueLkr, refusedCount, returnedCount } = sums;
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <StatCard
        label={customersCopy.orders}
        icon={<ReceiptText aria-hidden="true" />}
        notes={[
          ...(ordersCount > 0 ? [worth(orderedLkr)] : []),
          ...(cancelledCount > 0 ? [cancelledAmong(cancelledCount)] : []),
        ]}
      >
        {ordersCount}
      </StatCard>
      <StatCard
        label={customerCopy.paid}
        icon={<Banknote aria-hidden="true" />}
        notes={refundedLkr > 0 ? [refundedOf(refundedLkr)] : []}
      >
        <Price amountLkr={receivedLkr} />
      </StatCard>
      <StatCard
        label={orderCopy.due}
        icon={<HandCoins aria-hidden="true" />}
        notes={refundDueLkr > 0 ? [toRefundOf(refundDueLkr)] : []}
      >
        <Price amountLkr={dueLkr} />
      </StatCard>
      <StatCard
        label={customerCopy.refusedParcels}
        icon={<PackageX aria-hidden="true" />}
        notes={returnedCount > 0 ? [returnedOrders(returnedCount)] : []}
      >
        {refusedCount}
      </StatCard>
    </dl>
  );
}
