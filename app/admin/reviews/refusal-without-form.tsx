import type { OwnersReview } from '#domain/reviews/list-reviews-for-owner.server.ts';
import { RefusalNotice } from '#ui/feedback/refusal-notice.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { refusalCopy } from './reviews.copy.ts';

/** The response to a form of this page; what the shop answers the buyer is `review.answer`. */
export type ReviewFormAnswer = FormAnswer<{ code: keyof typeof refusalCopy }>;

type ReviewState = Pick<OwnersReview, 'hidingReason' | 'words'>;

/** Returns whether a review can be chosen for the home page. */
export function isHomeOffered({ hidingReason, words }: ReviewState): boolean {
  return !hidingReason && words !== '';
}

type RefusalWithoutFormProps = { review: ReviewState; formAnswer: ReviewFormAnswer | undefined };

/** Says why a form was refused that the page no longer shows, because another admin has changed the review. */
export function RefusalWithoutForm({ review, formAnswer }: RefusalWithoutFormProps) {
  const shownForms = [
    'answer',
    review.hidingReason ? 'show' : 'hide',
    ...(isHomeOffered(review) ? ['put-on-home', 'take-off-home'] : []),
  ];
  const refusal = formAnswer?.refusal;
  if (!refusal || shownForms.includes(formAnswer.values['intent'] ?? '')) return null;
  return (
    <div className="mb-6">
      <RefusalNotice of={refusalCopy[refusal.code]} answer={formAnswer} />
    </div>
  );
}
