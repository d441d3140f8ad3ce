import { href } from 'react-router';
import { oneOf, pageNumber, searchState } from '#admin/list/search-state.ts';
import { reviewStates } from '#domain/reviews/review.ts';

const state = searchState({ state: oneOf(reviewStates), page: pageNumber });

export type ReviewListState = typeof state.defaults;
export const parseReviewListState = state.read;
export const unfilteredListState = state.defaults;

export function reviewsHref(listState: ReviewListState): string {
  return href('/admin/reviews') + state.query(listState);
}

/** Returns the URL of a review, which keeps the filter and page of the list. */
export function reviewHref(reviewId: string, listState: ReviewListState): string {
  return href('/admin/reviews/:reviewId', { reviewId }) + state.query(listState);
}
