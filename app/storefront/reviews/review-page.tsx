import type { ReactNode } from 'react';
import { href } from 'react-router';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { ReviewableLine } from '#domain/reviews/list-reviews-of-order.server.ts';
import { successCopy } from '#storefront/order-success/order-success.copy.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { Heading } from '#ui/text/heading.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { pathIn } from '#web/addresses/language-path.ts';
import { OneReview } from './one-review.tsx';
import { hiddenWords, reviewFormCopy } from './review-form.copy.ts';
import { ReviewForm } from './review-form.tsx';
import { reviewsCopy } from './reviews.copy.ts';

type Line = Pick<ReviewableLine, 'productName' | 'review'> & { orderId: string };

type ReviewPageProps = {
  line: Line;
  opened: { firstName: string; town: string };
  answer: FormAnswer | undefined;
};

/** Asks the buyer of a line for a review, or shows the one that they wrote. */
export function ReviewPage({ line, opened, answer }: ReviewPageProps) {
  const { review, productName, orderId } = line;
  const order = pathIn(useLanguage(), href('/order-success/:orderId', { orderId }));
  return (
    <Narrow>
      <Heading level="h1" of={reviewsCopy.write} />
      <p className="mt-3 text-lg font-semibold">
        <Text of={productName} />
      </p>
      <Card className="mt-6">
        {review ? <Written review={review} /> : <ReviewForm opened={opened} answer={answer} />}
      </Card>
      <p className="mt-6">
        <ButtonLink to={order} variant="outline">
          <Both of={reviewFormCopy.backToOrder} beside />
        </ButtonLink>
      </p>
    </Narrow>
  );
}

function Written({ review }: { review: NonNullable<Line['review']> }) {
  const { hiddenFor } = review;
  const words: Bilingual = hiddenFor ? hiddenWords[hiddenFor] : reviewFormCopy.thanks;
  return (
    <div className="grid gap-5">
      <Notice tone={hiddenFor ? 'info' : 'success'} role="status">
        <Both of={words} />
      </Notice>
      <OneReview review={review} />
    </div>
  );
}

/** The same for an unknown order, one that is not delivered, and a product that is not in it. */
export function NothingToReview() {
  const home = pathIn(useLanguage(), href('/'));
  return (
    <Narrow>
      <Card>
        <EmptyState as="h1" of={reviewFormCopy.notFound} plant="cinnamon">
          <p className="mb-5">
            <Both of={reviewFormCopy.notFoundSentence} />
          </p>
          <ButtonLink to={home}>
            <Both of={successCopy.goHome} />
          </ButtonLink>
        </EmptyState>
      </Card>
    </Narrow>
  );
}

function Narrow({ children }: { children: ReactNode }) {
  return (
    <div className="wrap pt-[clamp(32px,4vw,56px)] pb-section">
      <div className="mx-auto max-w-180">{children}</div>
    </div>
  );
}
