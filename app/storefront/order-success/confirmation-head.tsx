import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { longDate } from '#domain/kernel/colombo-time.ts';
import { orderStatusLabels, paymentStatusLabels } from '#domain/orders/order.copy.ts';
import type { PaymentStatus } from '#domain/orders/order.ts';
import { paymentMethodCopy } from '#domain/payments/payment-methods.copy.ts';
import { totalsCopy } from '#storefront/cart/order-totals.copy.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { useLanguage } from '#ui/language.tsx';
import { Logo } from '#ui/logo.tsx';
import { Price } from '#ui/price.tsx';
import { StatusChip } from '#ui/status-chip.tsx';
import { Both } from '#ui/text.tsx';
import type { Confirmation, ShownOrder } from './load-confirmation.server.ts';
import { refundComes, successCopy } from './order-success.copy.ts';

type ConfirmationHeadProps = { order: ShownOrder; contact: Confirmation['contact'] };

/** The status of the order in a word, and whom to ask about it. */
export function ConfirmationHead({ order, contact }: ConfirmationHeadProps) {
  const isCancelled = order.status === 'cancelled';
  return (
    <header className="mx-auto mb-[clamp(36px,4vw,56px)] grid max-w-180 justify-items-center text-center">
      <Logo shape="mark" className="mb-5 size-24" />
      <Heading level="h1" center of={isCancelled ? successCopy.cancelled : successCopy.confirmed} />
      <p className="mt-4.5 [--second:var(--color-ink-600)] [&>.second]:text-base">
        <Both of={isCancelled ? successCopy.cancelledSentence : successCopy.thanks} />
      </p>
      {order.refundDueLkr > 0 && (
        <p className="mt-3 font-semibold">
          <Both of={isCancelled ? successCopy.refundDue : refundComes(order.refundDueLkr)} />
        </p>
      )}
      <ContactButtons {...contact} />
    </header>
  );
}

function ContactButtons({ whatsApp, call }: Confirmation['contact']) {
  if (!whatsApp && !call) return null;
  return (
    <div className="mt-7 flex flex-wrap justify-center gap-3">
      {whatsApp && (
        <ButtonLink to={whatsApp} size="large" icon={<MessageCircle aria-hidden="true" />}>
          <Both of={successCopy.whatsApp} />
        </ButtonLink>
      )}
      {call && (
        <ButtonLink to={call} size="large" variant="outline" icon={<Phone aria-hidden="true" />}>
          <Both of={successCopy.callUs} />
        </ButtonLink>
      )}
    </div>
  );
}

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
      <Fact label={totalsCopy.total}>
        <Price amountLkr={order.totalLkr} />
        {order.dueLkr > 0 && order.dueLkr !== order.totalLkr && (
          <span className="block">
            <Both of={successCopy.stillToPay} beside /> <Price amountLkr={order.dueLkr} />
          </span>
        )}
      </Fact>
      <Fact label={successCopy.paymentMethod}>
        <Both of={paymentMethodCopy[order.paymentMethod].label} />
      </Fact>
      <Fact label={successCopy.paymentStatus}>
        <StatusChip
          tone={paymentTones[order.paymentStatus]}
          label={paymentStatusLabels[order.paymentStatus]}
        />
      </Fact>
      <Fact label={successCopy.orderStatus}>
        <StatusChip tone={order.status} label={orderStatusLabels[order.status]} />
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
