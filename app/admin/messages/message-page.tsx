import { Form, useNavigation } from 'react-router';
import { OverList } from '#admin/shell/over-list.tsx';
import { shellCopy } from '#admin/shell/shell.copy.ts';
import type { FoundMessage } from '#domain/messages/find-message.server.ts';
import { carriesLink } from '#domain/messages/message.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Both, Text } from '#ui/text.tsx';
import { detailCopy, refusalWords } from './message-detail.copy.ts';
import { MessageFacts } from './message-facts.tsx';
import { MessagePreview } from './message-preview.tsx';
import { kindWords, problemWords } from './messages.copy.ts';
import { listHref, type MessagesShown, messageHref } from './messages-address.ts';

type MessagePageProps = {
  message: FoundMessage;
  shown: MessagesShown;
  refusal: { code: keyof typeof refusalWords } | undefined;
};

/** One message as its reader sees it, and what became of it. */
export function MessagePage({ message, shown, refusal }: MessagePageProps) {
  const backToList = listHref(shown);
  return (
    <OverList
      as="detail"
      title={kindWords[message.kind]}
      listHref={backToList}
      footer={
        <>
          <ButtonLink to={backToList} preventScrollReset variant="outline" size="small">
            <Text of={shellCopy.close} />
          </ButtonLink>
          {message.canSendAgain && <SendAgain action={messageHref(message.id, shown)} />}
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
    </OverList>
  );
}

function SendAgain({ action }: { action: string }) {
  const isBusy = useNavigation().state === 'submitting';
  return (
    <Form method="post" action={action}>
      <Button type="submit" size="small" busy={isBusy}>
        <Both of={detailCopy.sendAgain} beside />
      </Button>
    </Form>
  );
}

function Notices({ message, refusal }: Omit<MessagePageProps, 'shown'>) {
  const { state, problem, kind } = message;
  if (!(refusal || problem)) return null;
  const isLinkGone = state === 'failed' && carriesLink(kind);
  return (
    <div className="mb-6 grid gap-3 text-md">
      {refusal && (
        <Notice tone="danger" role="alert">
          <Both of={refusalWords[refusal.code]} />
        </Notice>
      )}
      {problem && (
        <Notice tone={state === 'failed' ? 'danger' : 'info'}>
          <Both of={problemWords[problem]} />
          {isLinkGone && (
            <p className="mt-2">
              <Both of={detailCopy.linkGone} />
            </p>
          )}
        </Notice>
      )}
    </div>
  );
}
