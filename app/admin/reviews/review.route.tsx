import { z } from 'zod';
import { revalidateAfterRefusal } from '#admin/form/revalidate-after-refusal.ts';
import { panelMeta } from '#admin/page/panel-meta.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import {
  answerReview,
  type ChangeReviewRefusal,
  hideReview,
  putReviewOnHome,
  showReview,
  takeReviewOffHome,
} from '#domain/reviews/change-review.server.ts';
import { findReview } from '#domain/reviews/list-reviews-for-owner.server.ts';
import { changeSchema, type ReviewChange } from '#domain/reviews/review-schema.server.ts';
import { adminShopContext, runningShopContext } from '#web/contexts.server.ts';
import { redirectWithFlash } from '#web/cookies/flash.server.ts';
import { refusedAnswer, wrongFieldsAnswer } from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import { throwNotFound } from '#web/responses/not-found.server.ts';
import type { Route } from './+types/review.route';
import { ReviewDetail } from './review-detail.tsx';
import { reviewsCopy } from './reviews.copy.ts';
import { parseReviewListState, reviewHref, reviewsHref } from './reviews-urls.ts';

export const shouldRevalidate = revalidateAfterRefusal;

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(reviewsCopy.review, matches);
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const review =
    (await findReview(context.get(adminShopContext), params.reviewId)) ?? throwNotFound();
  return { review, listState: parseReviewListState(url.searchParams) };
}

export async function action({ request, params, context, url }: Route.ActionArgs) {
  const form = await readForm(request, formSchema);
  if (!form.ok) return wrongFieldsAnswer(form.values, form.refusal.problems);
  const changed = await change(context.get(adminShopContext), params.reviewId, form.value);
  if (!changed.ok) {
    const { refusal } = changed;
    return refusal.code === 'review-not-found'
      ? throwNotFound()
      : refusedAnswer(form.values, refusal);
  }
  const listState = parseReviewListState(url.searchParams);
  return redirectWithFlash(
    context.get(runningShopContext),
    form.value.keepOpen ? reviewHref(params.reviewId, listState) : reviewsHref(listState),
    { kind: 'success', code: flashCodeOf(form.value) },
  );
}

function flashCodeOf(change: ReviewChange): string {
  const isAnswerRemoved = change.intent === 'answer' && change.answer === '';
  return isAnswerRemoved ? 'review-answer-removed' : `review-${change.intent}`;
}

/** `keepOpen` is set while an answer is half typed. */
const formSchema = changeSchema.and(z.object({ keepOpen: z.string().optional() }));

type ChangeResult = Promise<Result<undefined, ChangeReviewRefusal>>;

function change(shop: AdminShop, id: string, requested: ReviewChange): ChangeResult {
  const target = { id, version: requested.version };
  switch (requested.intent) {
    case 'answer':
      return answerReview(shop, { ...requested, id }, requested.answer);
    case 'hide':
      return hideReview(shop, target, requested.reason);
    case 'show':
      return showReview(shop, target);
    case 'put-on-home':
      return putReviewOnHome(shop, target);
    case 'take-off-home':
      return takeReviewOffHome(shop, target);
  }
}

export default function ReviewRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ReviewDetail key={loaderData.review.id} {...loaderData} formAnswer={actionData} />;
}
