import { href } from 'react-router';
import { writtenQuery } from '#domain/kernel/written-query.ts';
import { type ContactState, contactStates } from '#domain/support/contact-state.ts';

/** What the address says about the list: everything that is not understood is left out. */
export type InboxShown = { state: ContactState | undefined; page: number };

export const wholeInbox: InboxShown = { state: undefined, page: 1 };

export function inboxShown(searchParams: URLSearchParams): InboxShown {
  const page = Number(searchParams.get('page') ?? 1);
  return {
    state: contactStates.find((state) => state === searchParams.get('state')),
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

function queryOf({ state, page }: InboxShown): string {
  const query = new URLSearchParams();
  if (state) query.set('state', state);
  if (page > 1) query.set('page', String(page));
  return writtenQuery(query);
}

export function inboxHref(shown: InboxShown): string {
  return href('/admin/inbox') + queryOf(shown);
}

/** What somebody wrote, over the list as it is shown. */
export function writtenHref(contactMessageId: string, shown: InboxShown): string {
  return href('/admin/inbox/:contactMessageId', { contactMessageId }) + queryOf(shown);
}
