import type { ReactNode } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { longDate } from '#domain/kernel/colombo-time.ts';
import { orderStatusWords, paymentStatusWords } from '#domain/orders/order.copy.ts';
import type { PaymentStatus } from '#domain/orders/order.ts';
import { paymentWords } from '#domain/payments/payment-methods.copy.ts';
import { sumsCopy } from '#storefront/cart/sums.copy.ts';
import { useLanguage } from '#ui/language.tsx';
import { Price } from '#ui/price.tsx';
import { StatusChip } from '#ui/status-chip.tsx';
import { Both } from '#ui/text.tsx';
import type { ShownOrder } from './load-confirmation.server.ts';
import { successCopy } from './order-success.copy.ts';

/** Paid has one colour, whatever it refers to. */
const paymentTones = {
  pending: 'pending',
  paid: 'paid',
  failed: 'cancelled',
  refunded: 'shipped',
} as const satisfies Record<PaymentStatus, string>;

export function OrderFacts({ order }: { order: ShownOrder }) {
  const language = useLanguage();
  return (
    <dl className="grid gap-px overflow-clip rounded-lg border border-line bg-line shadow-1 sm:grid-cols-2 lg:grid-cols-[1.25fr_1fr_1.1fr]">
      <Fact label={successCopy.orderNumber}>{order.orderNumber}</Fact>
      <Fact label={successCopy.placedOn}>{longDate(order.placedAt, language)}</Fact>
      <Fact label={sumsCopy.total}>
        <Price amountLkr={order.totalLkr} />
        {order.dueLkr > 0 && order.dueLkr !== order.totalLkr && (
          <span className="block">
            <Both of={successCopy.stillToPay} beside /> <Price amountLkr={order.dueLkr} />
          </span>
        )}
      </Fact>
      <Fact label={successCopy.paymentMethod}>
        <Both of={paymentWords[order.paymentMethod].label} />
      </Fact>
      <Fact label={successCopy.paymentStatus}>
        <StatusChip
          tone={paymentTones[order.paymentStatus]}
          label={paymentStatusWords[order.paymentStatus]}
        />
      </Fact>
      <Fact label={successCopy.orderStatus}>
        <StatusChip tone={order.status} label={orderStatusWords[order.status]} />
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: Bilingual; children: ReactNode }) {
  return (
    <div className="bg-cream-50 px-7 py-5">
      <dt className="text-sm leading-normal text-ink-600">
        <Both of={label} beside />
      </dt>
      <dd className="mt-1 leading-snug font-semibold wrap-anywhere text-leaf-900 tabular-nums [--second:var(--color-ink-600)]">
        {children}
      </dd>
    </div>
  );
}
