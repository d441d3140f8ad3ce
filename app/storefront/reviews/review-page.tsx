import { href } from 'react-router';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { ReviewableLine } from '#domain/reviews/list-reviewable-lines.server.ts';
import { starChoices } from '#domain/reviews/review.ts';
import { NarrowPage } from '#storefront/layout/narrow-page.tsx';
import { successCopy } from '#storefront/order-success/order-success.copy.ts';
import { PageAboutOrder } from '#storefront/order-success/page-about-order.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { OutcomeNotice } from '#ui/feedback/outcome-notice.tsx';
import { CheckboxField } from '#ui/form/choice-fields.tsx';
import { TextAreaField, TextField } from '#ui/form/fields.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { RadioField } from '#ui/form/radio-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { localizePath } from '#web/urls/localize-path.ts';
import { OneReview } from './one-review.tsx';
import { hiddenCopy, reviewFields, reviewFormCopy, starCopy } from './review-form.copy.ts';
import { reviewsCopy } from './reviews.copy.ts';

type ReviewAnswer = FormAnswer<{ code: 'not-reviewable' }>;
type ReviewedLine = Pick<ReviewableLine, 'productName' | 'review'> & { orderId: string };

type ReviewPageProps = {
  line: ReviewedLine;
  initialValues: { firstName: string; town: string };
  answer: ReviewAnswer | undefined;
};

/** Asks the buyer of an order line for a review, or shows the one that they wrote. */
export function ReviewPage({ line, initialValues, answer }: ReviewPageProps) {
  const { review, productName, orderId } = line;
  return (
    <PageAboutOrder title={reviewsCopy.write} subject={<Text of={productName} />} orderId={orderId}>
      <Card className="mt-6">
        {review ? (
          <WrittenReview review={review} />
        ) : (
          <ReviewForm initialValues={initialValues} answer={answer} />
        )}
      </Card>
    </PageAboutOrder>
  );
}

function WrittenReview({ review }: { review: NonNullable<ReviewedLine['review']> }) {
  const { hidingReason } = review;
  const message: Bilingual = hidingReason ? hiddenCopy[hidingReason] : reviewFormCopy.thanks;
  return (
    <div className="grid gap-5">
      <OutcomeNotice tone={hidingReason ? 'info' : 'success'}>
        <Both of={message} />
      </OutcomeNotice>
      <OneReview review={review} />
    </div>
  );
}

/**
 * Shows the same for an unknown order, one that is not delivered, and a product that is not in it: that there is nothing to
 * review, and after a form what was written.
 */
export function NothingToReview({ answer }: { answer: ReviewAnswer | undefined }) {
  const home = localizePath(useLanguage(), href('/'));
  if (answer) {
    return (
      <NarrowPage>
        <Heading level="h1" of={reviewsCopy.write} />
        <Card className="mt-6">
          <ReviewForm answer={answer} />
        </Card>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage>
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
    </NarrowPage>
  );
}

const starOptions = starChoices.map((stars) => ({ value: `${stars}`, label: starCopy[stars] }));

type ReviewFormProps = Pick<ReviewPageProps, 'answer'> & Partial<ReviewPageProps>;

function ReviewForm({ initialValues, answer }: ReviewFormProps) {
  return (
    <Form fields={reviewFields} answer={answer} initialValues={initialValues} focusesFirstError>
      <FormProblems refused={answer?.refusal && reviewFormCopy.notPublished} />
      <RadioField name="stars" options={starOptions} />
      <TextAreaField name="words" rows={5} />
      <div>
        <CheckboxField name="isNameShown" />
        <div className="mt-3 grid items-start gap-5 sm:grid-cols-2">
          <TextField name="firstName" />
          <TextField name="town" />
        </div>
      </div>
      <p className="text-md text-ink-600">
        <Both of={reviewFormCopy.afterwards} />
      </p>
      <SubmitButton of={reviewFormCopy.publish} whileBusy={reviewFormCopy.publishing} block />
    </Form>
  );
}
