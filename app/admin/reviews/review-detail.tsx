import {
  StayOnPageWhileUnsaved,
  UnsavedFormGuard,
  UnsavedFormsGuard,
} from '#admin/form/unsaved-changes-guard.tsx';
import { panelCopy } from '#admin/layout/panel.copy.ts';
import { ListOverlay } from '#admin/list/list-overlay.tsx';
import type { OwnersReview } from '#domain/reviews/list-reviews-for-owner.server.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { HiddenInitialValue } from '#ui/field/form-key.tsx';
import { SelectField } from '#ui/form/choice-fields.tsx';
import { savedSince } from '#ui/form/conflict.copy.ts';
import { TextAreaField } from '#ui/form/fields.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import {
  isHomeOffered,
  RefusalWithoutForm,
  type ReviewFormAnswer,
} from './refusal-without-form.tsx';
import { ReviewText } from './review-text.tsx';
import {
  answerFields,
  hideFields,
  reasonLabels,
  refusalCopy,
  reviewsCopy,
} from './reviews.copy.ts';
import { type ReviewListState, reviewHref, reviewsHref } from './reviews-urls.ts';

type ReviewDetailProps = {
  review: OwnersReview;
  listState: ReviewListState;
  formAnswer: ReviewFormAnswer | undefined;
};

/** Shows a buyer's review, which cannot be edited, with the shop's answer and the reasons for hiding it. */
export function ReviewDetail({ review, listState, formAnswer }: ReviewDetailProps) {
  const form = { action: reviewHref(review.id, listState), review };
  const formAnswerTo = (intent: string) =>
    formAnswer?.values['intent'] === intent ? formAnswer : undefined;
  return (
    <ListOverlay
      as="large-dialog"
      title={reviewsCopy.review}
      listHref={reviewsHref(listState)}
      footer={
        <ButtonLink to={reviewsHref(listState)} preventScrollReset variant="outline" size="small">
          <Text of={panelCopy.close} />
        </ButtonLink>
      }
    >
      <RefusalWithoutForm review={review} formAnswer={formAnswer} />
      <ReviewText review={review} />
      <UnsavedFormsGuard>
        <AnswerForm {...form} formAnswer={formAnswerTo('answer')} />
        {isHomeOffered(review) && (
          <HomeForm
            {...form}
            formAnswer={formAnswerTo('put-on-home') ?? formAnswerTo('take-off-home')}
          />
        )}
        {review.hidingReason ? (
          <ShowForm {...form} formAnswer={formAnswerTo('show')} />
        ) : (
          <HideForm {...form} formAnswer={formAnswerTo('hide')} />
        )}
      </UnsavedFormsGuard>
    </ListOverlay>
  );
}

type ChangeProps = Pick<ReviewDetailProps, 'review' | 'formAnswer'> & { action: string };

const className = 'mt-6 grid gap-4 border-t border-line pt-6';

function AnswerForm({ action, review, formAnswer }: ChangeProps) {
  const initialValues = { answer: review.answer };
  const isOutdated = formAnswer?.refusal?.code === 'changed-since';
  const isConflict = isOutdated && review.answer !== '';
  const errors = { answer: isConflict ? savedSince(review.answer) : undefined };
  return (
    <Form
      {...{ action, answer: formAnswer, initialValues, errors, className }}
      fields={answerFields}
      prefix="answer"
      preventScrollReset
    >
      <Problems formAnswer={formAnswer} />
      <UnsavedFormGuard />
      <Version of={review} />
      <HiddenInitialValue
        key={isOutdated ? `refused ${review.answer}` : 'opened'}
        name="shownAnswer"
        of={review.answer}
      />
      <TextAreaField name="answer" rows={4} />
      <SubmitButton
        name="intent"
        value="answer"
        of={reviewsCopy.saveAnswer}
        className="justify-self-start"
      />
    </Form>
  );
}

function HomeForm({ action, review, formAnswer }: ChangeProps) {
  const isOnHome = review.onHomeSince !== null;
  return (
    <Form
      {...{ action, answer: formAnswer, className }}
      fields={{}}
      prefix="home"
      preventScrollReset
    >
      <Problems formAnswer={formAnswer} />
      <StayOnPageWhileUnsaved />
      <Version of={review} />
      <p className="text-md text-ink-600">
        <Both of={isOnHome ? reviewsCopy.isOnHome : reviewsCopy.homeHint} />
      </p>
      <SubmitButton
        name="intent"
        value={isOnHome ? 'take-off-home' : 'put-on-home'}
        of={isOnHome ? reviewsCopy.takeOffHome : reviewsCopy.putOnHome}
        variant="outline"
        className="justify-self-start"
      />
    </Form>
  );
}

function HideForm({ action, review, formAnswer }: ChangeProps) {
  return (
    <Form
      {...{ action, answer: formAnswer, className }}
      fields={hideFields}
      prefix="hide"
      preventScrollReset
    >
      <Problems formAnswer={formAnswer} />
      <StayOnPageWhileUnsaved />
      <Version of={review} />
      <p className="text-md text-ink-600">
        <Both of={reviewsCopy.onlyThese} />
      </p>
      <SelectField name="reason" options={reasonLabels} placeholder={reviewsCopy.chooseReason} />
      <SubmitButton
        name="intent"
        value="hide"
        of={reviewsCopy.hide}
        variant="outline"
        className="justify-self-start"
      />
    </Form>
  );
}

function ShowForm({ action, review, formAnswer }: ChangeProps) {
  return (
    <Form
      {...{ action, answer: formAnswer, className }}
      fields={{}}
      prefix="show"
      preventScrollReset
    >
      <Problems formAnswer={formAnswer} />
      <StayOnPageWhileUnsaved />
      <Version of={review} />
      {review.hidingReason && (
        <p>
          <Both of={reasonLabels[review.hidingReason]} />
        </p>
      )}
      <SubmitButton
        name="intent"
        value="show"
        of={reviewsCopy.showAgain}
        variant="outline"
        className="justify-self-start"
      />
    </Form>
  );
}

function Problems({ formAnswer }: Pick<ChangeProps, 'formAnswer'>) {
  return <FormProblems refused={formAnswer?.refusal && refusalCopy[formAnswer.refusal.code]} />;
}

function Version({ of }: { of: OwnersReview }) {
  return <input type="hidden" name="version" value={of.version} />;
}
