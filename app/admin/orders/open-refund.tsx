import type { GatewayRefund } from '#domain/orders/refunds/read-gateway-refunds.server.ts';
import { Both } from '#ui/text/text.tsx';
import { DetailHeading } from './detail-heading.tsx';
import { gatewayRefundCopy, openRefundTitle, seenWords } from './gateway-refund.copy.ts';
import { type OpenOrder, OrderButton, OrderForm, useOrderForm } from './order-form.tsx';

type OpenRefundProps = OpenOrder & { refund: GatewayRefund };

/** Shows a refund of which it is not known yet what became, and asks the owner once its answer is lost. */
export function OpenRefund({ refund, ...open }: OpenRefundProps) {
  const seen = seenWords(refund);
  const isUnknown = refund.state === 'unknown';
  return (
    <section className="grid gap-3 rounded-md border border-clay-700/40 bg-[#fdf0e8] px-4.5 py-4 text-md leading-snug">
      <DetailHeading of={openRefundTitle(refund)} />
      <p>
        <Both of={isUnknown ? gatewayRefundCopy.unknown : gatewayRefundCopy.underWay} />
      </p>
      {seen && (
        <p className="text-ink-600">
          <Both of={seen} />
        </p>
      )}
      {isUnknown && <AnswerForm refund={refund} {...open} />}
    </section>
  );
}

function AnswerForm({ refund, ...open }: OpenRefundProps) {
  const form = useOrderForm(open, 'refund-known');
  const { refunded, notRefunded } = gatewayRefundCopy;
  return (
    <OrderForm form={form} fields={{}} prefix="refund-known">
      <input type="hidden" name="refundId" value={refund.id} />
      <div className="flex flex-wrap gap-2.5">
        <OrderButton sent={form} value="refunded" of={refunded} variant="primary" />
        <OrderButton sent={form} value="not-refunded" of={notRefunded} />
      </div>
    </OrderForm>
  );
}
