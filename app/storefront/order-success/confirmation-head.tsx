import Phone from 'lucide-react/icons/phone';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { longDate } from '#domain/kernel/colombo-time.ts';
import { arrivalSentence, headlineOf, paymentSentence } from '#domain/orders/progress.copy.ts';
import { paymentMethodCopy } from '#domain/payments/payment-methods.copy.ts';
import {
  Fact,
  FactGrid,
  OrderNumberFact,
  ParcelFacts,
} from '#storefront/order-progress/order-facts.tsx';
import { totalsCopy } from '#storefront/order-summary/order-totals.copy.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Logo } from '#ui/picture/logo.tsx';
import { WhatsAppGlyph } from '#ui/picture/whats-app-glyph.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Price } from '#ui/text/price.tsx';
import { Both } from '#ui/text/text.tsx';
import type { Confirmation, ShownOrder } from './load-confirmation.server.ts';
import { successCopy } from './order-success.copy.ts';

type OrderState = Pick<Confirmation, 'progress' | 'isNewOrder' | 'problemReportState'>;
type ConfirmationHeadProps = OrderState &
  Pick<Confirmation, 'contact'> & {
    /** Whether the previous request placed the order: then the leaves of the logo are animated. */
    wasJustPlaced: boolean;
  };

/** Says where the order is, what is to be paid, and whom to ask about it. */
export function ConfirmationHead({ contact, wasJustPlaced, ...state }: ConfirmationHeadProps) {
  const { progress, isNewOrder } = state;
  const payment = paymentSentence(progress);
  const lead = leadOf(state);
  return (
    <header className="mx-auto mb-[clamp(36px,4vw,56px)] grid max-w-180 justify-items-center text-center print:mb-4">
      {wasJustPlaced ? (
        <div className="mark-layers mb-5 grid">
          {['mark-first-leaf', 'mark-second-leaf', 'mark-joint'].map((part) => (
            <Logo key={part} shape="mark" className={`size-24 ${part}`} />
          ))}
        </div>
      ) : (
        <Logo shape="mark" className="mb-5 size-24 print:mb-1 print:size-12" />
      )}
      <Heading level="h1" center of={isNewOrder ? successCopy.confirmed : headlineOf(progress)} />
      {lead && (
        <p className="mt-4.5 [--second:var(--color-ink-600)] [&>.second]:text-base">
          <Both of={lead} />
        </p>
      )}
      {payment && (
        <p className="mt-3 font-semibold [--second:var(--color-ink-600)]">
          <Both of={payment} />
        </p>
      )}
      <ContactButtons {...contact} />
    </header>
  );
}

/** Returns the sentence below the headline. Asks for a report of damage only while a problem can be reported. */
function leadOf({ progress, isNewOrder, problemReportState }: OrderState): Bilingual | undefined {
  const { status, arrival } = progress;
  if (isNewOrder) return successCopy.thanks;
  if (status === 'cancelled') return successCopy.cancelledSentence;
  if (status === 'delivered') {
    const isReportable = problemReportState?.kind === 'reportable';
    return isReportable ? successCopy.deliveredSentence : successCopy.delivered;
  }
  return arrival && arrivalSentence(arrival);
}

function ContactButtons({ whatsAppUrl, callUrl }: Confirmation['contact']) {
  if (!whatsAppUrl && !callUrl) return null;
  return (
    <div className="mt-7 flex flex-wrap justify-center gap-3 print:hidden">
      {whatsAppUrl && (
        <ButtonLink to={whatsAppUrl} size="large" icon={<WhatsAppGlyph />}>
          <Both of={successCopy.whatsApp} />
        </ButtonLink>
      )}
      {callUrl && (
        <ButtonLink to={callUrl} size="large" variant="outline" icon={<Phone aria-hidden="true" />}>
          <Both of={successCopy.callUs} />
        </ButtonLink>
      )}
    </div>
  );
}

export function OrderFacts({
  order,
  progress,
}: { order: ShownOrder } & Pick<Confirmation, 'progress'>) {
  const language = useLanguage();
  return (
    <FactGrid>
      <OrderNumberFact {...progress} />
      <Fact label={successCopy.placedOn}>{longDate(progress.createdAt, language)}</Fact>
      <Fact label={totalsCopy.total}>
        <Price amountLkr={order.totalLkr} />
      </Fact>
      <Fact label={successCopy.paymentMethod}>
        <Both of={paymentMethodCopy[progress.paymentMethod].label} />
      </Fact>
      <ParcelFacts {...progress} />
    </FactGrid>
  );
}
