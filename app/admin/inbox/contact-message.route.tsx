import { useEffect, useRef } from 'react';
import { data, Form, useFetcher, useNavigation } from 'react-router';
import { z } from 'zod';
import { revalidateAfterRefusal } from '#admin/form/revalidate-after-refusal.ts';
import { StayOnPageWhileUnsaved, UnsavedFormsGuard } from '#admin/form/unsaved-changes-guard.tsx';
import { panelCopy } from '#admin/layout/panel.copy.ts';
import { ListOverlay } from '#admin/list/list-overlay.tsx';
import { panelMeta } from '#admin/page/panel-meta.ts';
import { type ContactState, contactStates } from '#domain/support/contact-state.ts';
import { findInboxMessage, type InboxMessage } from '#domain/support/list-inbox.server.ts';
import { moveContactMessage } from '#domain/support/move-contact-message.server.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { failedRequestCopy } from '#ui/feedback/failed-request.copy.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { adminShopContext, runningShopContext } from '#web/contexts.server.ts';
import { redirectWithFlash } from '#web/cookies/flash.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import type { FailedRequestHandle } from '#web/navigation/failed-request.ts';
import { throwNotFound } from '#web/responses/not-found.server.ts';
import type { Route } from './+types/contact-message.route';
import {
  type Chat,
  type ContactChannels,
  contactChannels,
  readChat,
} from './contact-channels.server.ts';
import { ContactChip } from './contact-chip.tsx';
import { inboxCopy, moveCopy, refusalCopy } from './inbox.copy.ts';
import {
  answerHref,
  contactMessageHref,
  type InboxListState,
  inboxHref,
  parseInboxListState,
} from './inbox-urls.ts';
import { ChatAnswer, type ChatFormAnswer, SenderDetails } from './message-panels.tsx';

const moveSchema = z.object({
  from: z.enum(contactStates),
  to: z.enum(contactStates),
  /** Set if the page itself marks a message as read, without a button: this must not redirect to the list. */
  stay: z.string().optional(),
  /** Set while an answer is half typed. */
  keepOpen: z.string().optional(),
});

/** Shows no error when marking a message as read fails, because the owner did not request it. */
export const handle: FailedRequestHandle = {
  failedRequest: { messageOf: (form) => (form.has('stay') ? null : failedRequestCopy.form) },
};

export const shouldRevalidate = revalidateAfterRefusal;

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(inboxCopy.message, matches);
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const shop = context.get(adminShopContext);
  const message = (await findInboxMessage(shop, params.contactMessageId)) ?? throwNotFound();
  return {
    message,
    channels: contactChannels(message),
    chat: await readChat(shop, message, context.get(runningShopContext)),
    listState: parseInboxListState(url.searchParams),
  };
}

export async function action({ request, params, context, url }: Route.ActionArgs) {
  const form = await readForm(request, moveSchema);
  if (!form.ok) throw data(null, { status: 400 });
  const { stay, keepOpen, ...move } = form.value;
  const moved = await moveContactMessage(
    context.get(adminShopContext),
    params.contactMessageId,
    move,
  );
  if (!moved.ok) {
    const { code } = moved.refusal;
    return code === 'message-not-found' ? throwNotFound() : data({ code }, { status: 409 });
  }
  if (stay) return null;
  const listState = parseInboxListState(url.searchParams);
  return redirectWithFlash(
    context.get(runningShopContext),
    keepOpen ? contactMessageHref(params.contactMessageId, listState) : inboxHref(listState),
    { kind: 'success', code: `contact-message-${move.to}` },
  );
}

type ContactMessageRouteProps = {
  loaderData: Route.ComponentProps['loaderData'];
  actionData?: Route.ComponentProps['actionData'] | ChatFormAnswer;
};

export default function ContactMessageRoute({ loaderData, actionData }: ContactMessageRouteProps) {
  const formAnswer = actionData && 'values' in actionData ? actionData : undefined;
  const refusal = actionData && 'code' in actionData ? actionData : undefined;
  return (
    <ContactMessagePage key={loaderData.message.id} {...loaderData} {...{ refusal, formAnswer }} />
  );
}

type ContactMessagePageProps = {
  message: InboxMessage;
  channels: ContactChannels;
  chat: Chat | undefined;
  listState: InboxListState;
  formAnswer: ChatFormAnswer | undefined;
  refusal: { code: keyof typeof refusalCopy } | undefined;
};

/** Shows a message, the channels to answer it, and its state. */
function ContactMessagePage({
  message,
  channels,
  chat,
  listState,
  refusal,
  formAnswer,
}: ContactMessagePageProps) {
  const action = contactMessageHref(message.id, listState);
  useReadOnOpening(message, action);
  return (
    <ListOverlay
      as="large-dialog"
      title={inboxCopy.message}
      besideTitle={<ContactChip state={message.state} />}
      listHref={inboxHref(listState)}
      footer={
        <ButtonLink to={inboxHref(listState)} preventScrollReset variant="outline" size="small">
          <Text of={panelCopy.close} />
        </ButtonLink>
      }
    >
      {refusal && (
        <div className="mb-6 text-md">
          <Notice tone="danger" role="alert">
            <Both of={refusalCopy[refusal.code]} />
          </Notice>
        </div>
      )}
      <SenderDetails message={message} channels={channels} />
      <p className="mt-6 border-t border-line pt-6 leading-text wrap-anywhere whitespace-pre-wrap">
        {message.message}
      </p>
      <UnsavedFormsGuard>
        {chat && (
          <ChatAnswer
            {...chat}
            hasNumber={channels.phone !== undefined}
            answer={message.answer}
            action={answerHref(message.id, listState)}
            formAnswer={formAnswer}
          />
        )}
        <StateButtons state={message.state} action={action} />
      </UnsavedFormsGuard>
    </ListOverlay>
  );
}

/** Marks a message that is new when its page opens as read: a loader must not write. Without JavaScript a button does. */
function useReadOnOpening({ state }: InboxMessage, action: string) {
  const fetcher = useFetcher();
  const wasOpened = useRef(false);
  useEffect(() => {
    if (wasOpened.current) return;
    wasOpened.current = true;
    if (state !== 'new') return;
    void fetcher.submit({ from: 'new', to: 'read', stay: 'yes' }, { method: 'post', action });
  }, [state, action, fetcher.submit]);
}

/** Offers every state but the current one. */
function StateButtons({ state, action }: { state: ContactState; action: string }) {
  const isBusy = useNavigation().formMethod !== undefined;
  return (
    <Form method="post" action={action} preventScrollReset className="mt-8 flex flex-wrap gap-2.5">
      <input type="hidden" name="from" value={state} />
      <StayOnPageWhileUnsaved />
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
            <Both of={moveCopy[to]} />
          </Button>
        ))}
    </Form>
  );
}
