import { href } from 'react-router';
import { oneOf, pageNumber, searchState } from '#admin/list/search-state.ts';
import { contactStates } from '#domain/support/contact-state.ts';

const state = searchState({ state: oneOf(contactStates), page: pageNumber });

export type InboxListState = typeof state.defaults;
export const parseInboxListState = state.read;
export const unfilteredListState = state.defaults;

export function inboxHref(listState: InboxListState): string {
  return href('/admin/inbox') + state.query(listState);
}

/** Returns the URL of a received message, which keeps the filter and page of the list. */
export function contactMessageHref(contactMessageId: string, listState: InboxListState): string {
  return href('/admin/inbox/:contactMessageId', { contactMessageId }) + state.query(listState);
}

export function answerHref(contactMessageId: string, listState: InboxListState): string {
  return (
    href('/admin/inbox/:contactMessageId/answer', { contactMessageId }) + state.query(listState)
  );
}
