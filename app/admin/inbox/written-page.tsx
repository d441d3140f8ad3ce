import { useEffect, useRef } from 'react';
import { Form, useFetcher, useNavigation } from 'react-router';
import { OverList } from '#admin/shell/over-list.tsx';
import { shellCopy } from '#admin/shell/shell.copy.ts';
import { type ContactState, contactStates } from '#domain/support/contact-state.ts';
import type { InboxMessage } from '#domain/support/list-inbox.server.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Both, Text } from '#ui/text.tsx';
import { ContactChip } from './contact-chip.tsx';
import { inboxCopy, moveWords, refusalWords } from './inbox.copy.ts';
import { type InboxShown, inboxHref, writtenHref } from './inbox-address.ts';
import type { WaysToAnswer } from './ways-to-answer.server.ts';
import { Writer } from './writer.tsx';

type WrittenPageProps = {
  message: InboxMessage;
  ways: WaysToAnswer;
  shown: InboxShown;
  refusal: { code: keyof typeof refusalWords } | undefined;
};

/** What somebody wrote, how to answer, and how far the owner has come with it. */
export function WrittenPage({ message, ways, shown, refusal }: WrittenPageProps) {
  const action = writtenHref(message.id, shown);
  useReadOnOpening(message, action);
  return (
    <OverList
      as="detail"
      title={inboxCopy.message}
      beside={<ContactChip state={message.state} />}
      listHref={inboxHref(shown)}
      footer={
        <ButtonLink to={inboxHref(shown)} preventScrollReset variant="outline" size="small">
          <Text of={shellCopy.close} />
        </ButtonLink>
      }
    >
      {refusal && (
        <div className="mb-6 text-md">
          <Notice tone="danger" role="alert">
            <Both of={refusalWords[refusal.code]} />
          </Notice>
        </div>
      )}
      <Writer message={message} ways={ways} />
      <p className="mt-6 border-t border-line pt-6 leading-text wrap-anywhere whitespace-pre-wrap">
        {message.message}
      </p>
      <Moves state={message.state} action={action} />
    </OverList>
  );
}

/** Reading writes nothing, so the page itself says, once it is open, that it was read. Without JavaScript a button does. */
function useReadOnOpening({ state }: InboxMessage, action: string) {
  const fetcher = useFetcher();
  const isSaid = useRef(false);
  useEffect(() => {
    if (state !== 'new' || isSaid.current) return;
    isSaid.current = true;
    void fetcher.submit({ from: 'new', to: 'read', stay: 'yes' }, { method: 'post', action });
  }, [state, action, fetcher.submit]);
}

/** Every state but the one that it has. */
function Moves({ state, action }: { state: ContactState; action: string }) {
  const isBusy = useNavigation().formMethod !== undefined;
  return (
    <Form method="post" action={action} preventScrollReset className="mt-8 flex flex-wrap gap-2.5">
      <input type="hidden" name="from" value={state} />
      {contactStates
        .filter((to) => to !== state)
        .map((to) => (
          <Button
            key={to}
            type="submit"
            name="to"
            value={to}
            size="small"
            variant={to === 'answered' || to === 'done' ? 'primary' : 'outline'}
            busy={isBusy}
          >
            <Both of={moveWords[to]} />
          </Button>
        ))}
    </Form>
  );
}
