import { href } from 'react-router';
import { day, oneOf, positiveInteger, searchState } from '#admin/list/search-state.ts';
import { analyticsEventTypes } from '#domain/analytics/analytics-event.ts';

/** `before` and `after` are ids of events: the page shows events older than `before`, or newer than `after`. */
const state = searchState({
  type: oneOf(analyticsEventTypes),
  from: day,
  to: day,
  before: positiveInteger,
  after: positiveInteger,
});

export type EventListState = typeof state.defaults;
export const parseEventListState = state.read;
export const unfilteredListState = state.defaults;

export function eventsHref(listState: EventListState): string {
  return href('/admin/events') + state.query(listState);
}
