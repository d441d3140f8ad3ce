import { FormGuard } from '#admin/form/leave-guard.tsx';
import { detailCopy } from '#admin/messages/message-detail.copy.ts';
import { stateLabels, wordsOfProblem } from '#admin/messages/messages.copy.ts';
import { shortDateTime } from '#domain/kernel/colombo-time.ts';
import type { SentAnswer } from '#domain/messages/reading/find-answer.server.ts';
import { TextAreaField } from '#ui/form/fields.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { answerFields, answerRefusals, chatCopy } from './inbox.copy.ts';

export type ChatFormAnswer = FormAnswer<{ code: keyof typeof answerRefusals }>;

type ChatAnswerProps = {
  /** The end of the period in which WhatsApp accepts free text. */
  until: Date;
  isOpen: boolean;
  isConnected: boolean;
  answer: string;
  sent: SentAnswer | undefined;
  action: string;
  refused: ChatFormAnswer | undefined;
};

/** Shows until when a WhatsApp message can be answered, the form for it, and the state of a sent answer. */
export function ChatAnswer(props: ChatAnswerProps) {
  const { until, isOpen, isConnected, answer, sent, action, refused } = props;
  return (
    <section aria-labelledby="chat-title" className="mt-6 border-t border-line pt-6">
      <h3 id="chat-title" className="mb-2 text-base leading-snug">
        <Both of={chatCopy.title} beside />
      </h3>
      {answer !== '' && <SentAnswerText answer={answer} sent={sent} />}
      {answer === '' && isOpen && isConnected && (
        <Form
          action={action}
          fields={answerFields}
          answer={refused}
          prefix="chat"
          isShort
          className="grid gap-3"
        >
          <FormProblems refused={refused?.refusal && answerRefusals[refused.refusal.code]} />
          <FormGuard />
          <p className="text-sm text-ink-600">
            <Text of={chatCopy.openUntil} /> <time className="figures">{shortDateTime(until)}</time>
          </p>
          <TextAreaField name="answer" rows={3} />
          <SubmitButton of={chatCopy.send} size="small" className="justify-self-start" />
        </Form>
      )}
      {answer === '' && !(isOpen && isConnected) && (
        <p className="text-md text-ink-600">
          <Both of={isOpen ? chatCopy.notConnected : chatCopy.closed} />
        </p>
      )}
    </section>
  );
}

function SentAnswerText({ answer, sent }: Pick<ChatAnswerProps, 'answer' | 'sent'>) {
  return (
    <>
      <p className="leading-text wrap-anywhere whitespace-pre-wrap">{answer}</p>
      {sent && (
        <p className="mt-2 text-sm text-ink-600">
          <Text of={stateLabels[sent.state]} />
          {sent.problem && (
            <>
              {': '}
              <Text of={wordsOfProblem({ channel: 'whatsapp', problem: sent.problem })} />
            </>
          )}
          {sent.deliveredAt && <DeliveryTime of={detailCopy.delivered} at={sent.deliveredAt} />}
          {sent.readAt && <DeliveryTime of={detailCopy.read} at={sent.readAt} />}
        </p>
      )}
    </>
  );
}

function DeliveryTime({ of, at }: { of: typeof detailCopy.read; at: Date }) {
  return (
    <>
      {' · '}
      <Text of={of} /> <span className="figures">{shortDateTime(at)}</span>
    </>
  );
}
