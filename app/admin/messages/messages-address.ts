import { href } from 'react-router';
import { writtenQuery } from '#domain/kernel/written-query.ts';
import { type MessageState, messageStates } from '#domain/messages/message.ts';

/** What the address says about the list: everything that is not understood is left out. */
export type MessagesShown = { state: MessageState | undefined; page: number };

export const allMessages: MessagesShown = { state: undefined, page: 1 };

export function messagesShown(searchParams: URLSearchParams): MessagesShown {
  const page = Number(searchParams.get('page') ?? 1);
  return {
    state: messageStates.find((state) => state === searchParams.get('state')),
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

function queryOf({ state, page }: MessagesShown): string {
  const query = new URLSearchParams();
  if (state) query.set('state', state);
  if (page > 1) query.set('page', String(page));
  return writtenQuery(query);
}

export function listHref(shown: MessagesShown): string {
  return href('/admin/messages') + queryOf(shown);
}

/** A message over the list as it is shown. */
export function messageHref(messageId: string, shown: MessagesShown): string {
  return href('/admin/messages/:messageId', { messageId }) + queryOf(shown);
}
