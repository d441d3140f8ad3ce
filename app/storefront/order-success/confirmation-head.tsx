import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import { ButtonLink } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Logo } from '#ui/logo.tsx';
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
