import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Both, Text } from '#ui/text.tsx';
import { DetailCard } from './detail-card.tsx';
import type { ShownOrder } from './load-confirmation.server.ts';
import { pleaseTransfer, successCopy } from './order-success.copy.ts';

type BankDetailsProps = { of: Bilingual; order: ShownOrder };

/** The bank details, while the payment is due, in the lines that the owner wrote. */
export function BankDetails({ of, order }: BankDetailsProps) {
  return (
    <DetailCard id="bank-title" title={successCopy.bankDetails}>
      <p className="mt-4 rounded-md border border-line bg-cream-100 px-5 py-4 leading-normal font-semibold whitespace-pre-line wrap-anywhere tabular-nums">
        <Text of={of} />
      </p>
      <p className="mt-4 leading-snug font-medium wrap-anywhere">
        <Both of={pleaseTransfer(order.dueLkr, order.orderNumber)} />
      </p>
    </DetailCard>
  );
}
