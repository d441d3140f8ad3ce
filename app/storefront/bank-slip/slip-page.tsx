import { href } from 'react-router';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { OwnSlips } from '#domain/slips/read-own-slips.server.ts';
import { transferInstruction } from '#storefront/order-success/order-success.copy.ts';
import { reviewFormCopy } from '#storefront/reviews/review-form.copy.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { pathIn } from '#web/addresses/language-path.ts';
import { slipCopy } from './slip.copy.ts';
import { Slips } from './slip-card.tsx';
import type { SlipAnswer } from './slip-form.tsx';

type SlipPageProps = {
  orderId: string;
  orderNumber: string;
  /** What is still to be transferred, in rupees. */
  transferLkr: number;
  bankDetails: Bilingual;
  slips: OwnSlips;
  answer: SlipAnswer | undefined;
};

/** Takes the slip of a transfer, where the link of an e-mail or of WhatsApp leads. */
export function SlipPage(props: SlipPageProps) {
  const { orderId, orderNumber, transferLkr, bankDetails, slips, answer } = props;
  const order = pathIn(useLanguage(), href('/order-success/:orderId', { orderId }));
  return (
    <div className="wrap pt-[clamp(32px,4vw,56px)] pb-section">
      <div className="mx-auto max-w-180">
        <Heading level="h1" of={slipCopy.title} />
        <p className="figures mt-3 text-lg font-semibold">{orderNumber}</p>
        <Card className="mt-6 grid gap-5">
          {transferLkr > 0 && slips.news?.is !== 'waiting' && (
            <div className="grid gap-2 leading-snug wrap-anywhere">
              <p className="font-medium">
                <Both of={transferInstruction(transferLkr, orderNumber)} />
              </p>
              <p className="whitespace-pre-line text-ink-600 tabular-nums">
                <Text of={bankDetails} />
              </p>
            </div>
          )}
          <Slips slips={slips} orderId={orderId} answer={answer} />
        </Card>
        <p className="mt-6">
          <ButtonLink to={order} variant="outline">
            <Both of={reviewFormCopy.backToOrder} beside />
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
