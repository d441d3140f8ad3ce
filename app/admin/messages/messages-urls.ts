import { href } from 'react-router';
import { oneOf, pageNumber, searchState } from '#admin/list/search-state.ts';
import { listedStates } from '#domain/messages/message.ts';

const state = searchState({ state: oneOf(listedStates), page: pageNumber });

export type MessageListState = typeof state.defaults;
export const parseMessageListState = state.read;
export const unfilteredListState = state.defaults;

export function messagesHref(listState: MessageListState): string {
  return href('/admin/messages') + state.query(listState);
}

/** Returns the URL of a message, which keeps the filter and page of the list. */
export function messageHref(messageId: string, listState: MessageListState): string {
  return href('/admin/messages/:messageId', { messageId }) + state.query(listState);
}
