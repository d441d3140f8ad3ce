import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { greeting } from '#admin/customers/customers.copy.ts';
import { UnsavedFormGuard } from '#admin/form/unsaved-changes-guard.tsx';
import { detailCopy } from '#admin/messages/message-detail.copy.ts';
import { messageProblemCopy, stateLabels } from '#admin/messages/messages.copy.ts';
import { Fact, Facts } from '#admin/page/facts.tsx';
import { textIn } from '#domain/kernel/bilingual.ts';
import { shortDateTime } from '#domain/kernel/colombo-time.ts';
import { whatsAppLink } from '#domain/kernel/whats-app.ts';
import type { SentAnswer } from '#domain/messages/reading/find-sent-answer.server.ts';
import type { InboxMessage } from '#domain/support/list-inbox.server.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { TextAreaField } from '#ui/form/fields.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { WhatsAppGlyph } from '#ui/picture/whats-app-glyph.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import type { ContactChannels } from './contact-channels.server.ts';
import { answerFields, answerRefusals, chatCopy, inboxCopy } from './inbox.copy.ts';

type SenderDetailsProps = { message: InboxMessage; channels: ContactChannels };

/** Shows who wrote, when, and the channels by which to answer. */
export function SenderDetails({ message, channels }: SenderDetailsProps) {
  const { name, email, createdAt } = message;
  return (
    <>
      <Facts>
        <Fact label={inboxCopy.from}>{name}</Fact>
        <Fact label={inboxCopy.received}>{shortDateTime(createdAt)}</Fact>
        {channels.phone !== undefined && (
          <Fact label={inboxCopy.phone}>
            <span className="tabular-nowrap">{channels.phone}</span>
          </Fact>
        )}
        {email !== null && <Fact label={inboxCopy.email}>{email}</Fact>}
      </Facts>
      <div className="mt-5 flex flex-wrap gap-2.5">
        {channels.whatsAppNumber !== undefined && (
          <ButtonLink
            to={whatsAppLink(channels.whatsAppNumber, greetingFor(message))}
            target="_blank"
            rel="noreferrer"
            {...buttonLook}
            icon={<WhatsAppGlyph />}
          >
            <Text of={inboxCopy.whatsApp} />
            <VisuallyHidden>
              {', '}
              <Text of={inboxCopy.opensNewTab} />
            </VisuallyHidden>
          </ButtonLink>
        )}
        {channels.tel !== undefined && (
          <ButtonLink
            to={`tel:${channels.tel}`}
            {...buttonLook}
            icon={<Phone aria-hidden="true" />}
          >
            <Text of={inboxCopy.call} />
          </ButtonLink>
        )}
        {email !== null && (
          <ButtonLink
            to={`mailto:${encodeURI(email)}`}
            {...buttonLook}
            icon={<Mail aria-hidden="true" />}
          >
            <Text of={inboxCopy.write} />
          </ButtonLink>
        )}
      </div>
    </>
  );
}

const buttonLook = { variant: 'outline', size: 'small' } as const;

/** Returns a greeting in the language of the message; none if the name is only the number that WhatsApp sent. */
function greetingFor({ name, phone, message }: InboxMessage): string | undefined {
  if (name === phone) return undefined;
  const language = /\p{Script=Sinhala}/u.test(message) ? 'si' : 'en';
  return textIn(language, greeting(name)).text;
}

export type ChatFormAnswer = FormAnswer<{ code: keyof typeof answerRefusals }>;

type ChatAnswerProps = {
  /** The end of the period in which WhatsApp accepts free text. */
  openUntil: Date;
  isOpen: boolean;
  isConnected: boolean;
  hasNumber: boolean;
  answer: string;
  sentAnswer: SentAnswer | undefined;
  action: string;
  formAnswer: ChatFormAnswer | undefined;
};

/**
 * Shows until when a WhatsApp message can be answered, the form for it, and the state of a sent answer. A refused form
 * stays, so that its text is not lost.
 */
export function ChatAnswer(props: ChatAnswerProps) {
  const { openUntil, isOpen, isConnected, hasNumber, answer, sentAnswer, action, formAnswer } =
    props;
  const closed = hasNumber ? chatCopy.closed : chatCopy.closedWithoutNumber;
  const canAnswer = answer === '' && isOpen && isConnected;
  return (
    <section aria-labelledby="chat-title" className="mt-6 border-t border-line pt-6">
      <h3 id="chat-title" className="mb-2 text-base leading-snug">
        <Both of={chatCopy.title} inline />
      </h3>
      {answer !== '' && <SentAnswerText answer={answer} sentAnswer={sentAnswer} />}
      {(canAnswer || formAnswer) && (
        <Form
          action={action}
          fields={answerFields}
          answer={formAnswer}
          prefix="chat"
          focusesFirstError
          className="grid gap-3"
        >
          <FormProblems refused={formAnswer?.refusal && answerRefusals[formAnswer.refusal.code]} />
          <UnsavedFormGuard />
          <p className="text-sm text-ink-600">
            <Text of={chatCopy.openUntil} />{' '}
            <time className="tabular-nowrap">{shortDateTime(openUntil)}</time>
          </p>
          <TextAreaField name="answer" rows={3} />
          <SubmitButton of={chatCopy.send} size="small" className="justify-self-start" />
        </Form>
      )}
      {answer === '' && !canAnswer && (
        <p className="text-md text-ink-600">
          <Both of={isOpen ? chatCopy.notConnected : closed} />
        </p>
      )}
    </section>
  );
}

function SentAnswerText({ answer, sentAnswer }: Pick<ChatAnswerProps, 'answer' | 'sentAnswer'>) {
  return (
    <>
      <p className="leading-text wrap-anywhere whitespace-pre-wrap">{answer}</p>
      {sentAnswer && (
        <p className="mt-2 text-sm text-ink-600">
          <Text of={stateLabels[sentAnswer.state]} />
          {sentAnswer.problem && (
            <>
              {': '}
              <Text of={messageProblemCopy({ channel: 'whatsapp', problem: sentAnswer.problem })} />
            </>
          )}
          {sentAnswer.deliveredAt && (
            <DeliveryTime of={detailCopy.delivered} at={sentAnswer.deliveredAt} />
          )}
          {sentAnswer.readAt && <DeliveryTime of={detailCopy.read} at={sentAnswer.readAt} />}
        </p>
      )}
    </>
  );
}

function DeliveryTime({ of, at }: { of: typeof detailCopy.read; at: Date }) {
  return (
    <>
      {' · '}
      <Text of={of} /> <span className="tabular-nowrap">{shortDateTime(at)}</span>
    </>
  );
}
