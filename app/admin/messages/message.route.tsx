import { data, Form, useNavigation } from 'react-router';
import { revalidateAfterRefusal } from '#admin/form/revalidate-after-refusal.ts';
import { panelCopy } from '#admin/layout/panel.copy.ts';
import { ListOverlay } from '#admin/list/list-overlay.tsx';
import { panelMeta } from '#admin/page/panel-meta.ts';
import { onceForForm } from '#domain/forms/once-for-form.server.ts';
import { isSecretErased, listedStateOf } from '#domain/messages/message.ts';
import { sendAgain } from '#domain/messages/queue/send-again.server.ts';
import { type FoundMessage, findMessage } from '#domain/messages/reading/find-message.server.ts';
import { composeMessage } from '#email/compose-message.server.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { FormKey } from '#ui/field/form-key.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { adminShopContext, runningShopContext } from '#web/contexts.server.ts';
import { redirectWithFlash } from '#web/cookies/flash.server.ts';
import { readTypedForm } from '#web/forms/read-form.server.ts';
import { throwNotFound } from '#web/responses/not-found.server.ts';
import type { Route } from './+types/message.route';
import { MessageFacts, MessagePreview } from './message-content.tsx';
import { detailCopy, refusalCopy } from './message-detail.copy.ts';
import { kindCopy, messageProblemCopy, messagesCopy } from './messages.copy.ts';
import {
  type MessageListState,
  messageHref,
  messagesHref,
  parseMessageListState,
} from './messages-urls.ts';

export const shouldRevalidate = revalidateAfterRefusal;

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(messagesCopy.message, matches);
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const running = context.get(runningShopContext);
  const demo = running.demo !== undefined;
  const environment = { appUrl: running.appUrl.origin, demo };
  const message = await findMessage(context.get(adminShopContext), params.messageId, {
    compose: (shop, row) => composeMessage(shop, row, environment),
    demo,
  });
  return {
    message: message ?? throwNotFound(),
    listState: parseMessageListState(url.searchParams),
    formKey: crypto.randomUUID(),
  };
}

export async function action({ request, params, context, url }: Route.ActionArgs) {
  const { values } = await readTypedForm(request);
  const submission = { subject: `message:${params.messageId}`, values };
  const result = await onceForForm(context.get(adminShopContext), submission, (shop) =>
    sendAgain(shop, params.messageId),
  );
  if (!result.ok) {
    const { code } = result.refusal;
    return code === 'message-not-found' ? throwNotFound() : data({ code }, { status: 409 });
  }
  return redirectWithFlash(
    context.get(runningShopContext),
    messagesHref(parseMessageListState(url.searchParams)),
    { kind: 'success', code: 'message-sent-again' },
  );
}

/** Shows one message as its recipient sees it, and its state. */
export default function MessagePage({ loaderData, actionData }: Route.ComponentProps) {
  return <MessageDetail key={loaderData.message.id} {...loaderData} refusal={actionData} />;
}

type MessageDetailProps = {
  message: FoundMessage;
  listState: MessageListState;
  formKey: string;
  refusal: { code: keyof typeof refusalCopy } | undefined;
};

function MessageDetail({ message, listState, formKey, refusal }: MessageDetailProps) {
  const backToList = messagesHref(listState);
  return (
    <ListOverlay
      as="large-dialog"
      title={kindCopy[message.kind]}
      listHref={backToList}
      footer={
        <>
          <ButtonLink to={backToList} preventScrollReset variant="outline" size="small">
            <Text of={panelCopy.close} />
          </ButtonLink>
          {message.canSendAgain && (
            <SendAgain action={messageHref(message.id, listState)} formKey={formKey} />
          )}
        </>
      }
    >
      <Notices message={message} refusal={refusal} />
      <MessageFacts message={message} />
      {message.preview ? (
        <MessagePreview preview={message.preview} language={message.language} />
      ) : (
        <p className="mt-6 text-ink-600">
          <Both of={detailCopy.gone} />
        </p>
      )}
    </ListOverlay>
  );
}

function SendAgain({ action, formKey }: { action: string; formKey: string }) {
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <Form method="post" action={action}>
      <FormKey of={formKey} />
      <Button type="submit" size="small" busy={isBusy}>
        <Both of={detailCopy.sendAgain} inline />
      </Button>
    </Form>
  );
}

function Notices({ message, refusal }: Pick<MessageDetailProps, 'message' | 'refusal'>) {
  const { channel, problem } = message;
  if (!(refusal || problem)) return null;
  const isFailure = listedStateOf(message) === 'failed';
  return (
    <div className="mb-6 grid gap-3 text-md">
      {refusal && (
        <Notice tone="danger" role="alert">
          <Both of={refusalCopy[refusal.code]} />
        </Notice>
      )}
      {problem && (
        <Notice tone={isFailure ? 'danger' : 'info'}>
          <Both of={messageProblemCopy({ channel, problem })} />
          {isSecretErased(message) && (
            <p className="mt-2">
              <Both of={detailCopy.linkGone} />
            </p>
          )}
        </Notice>
      )}
    </div>
  );
}
