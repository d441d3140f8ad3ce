import { type FormEvent, useState } from 'react';
import { href } from 'react-router';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toasts } from '#ui/feedback/toast.tsx';
import { Honeypot } from '#ui/field/honeypot.tsx';
import { TextAreaField, TextField } from '#ui/form/fields.tsx';
import { FormContent, FormProblems } from '#ui/form/form.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';
import { localizePath } from '#web/urls/localize-path.ts';
import { type ContactAnswer, contactFields, contactFormCopy, refusalCopy } from './contact.copy.ts';
import { sendMessage } from './send-message.ts';

/** Shows the answer to a posted form, whether the page was reloaded or a script sent it. */
export function ContactForm({ answer: answerOfPage }: { answer?: ContactAnswer | undefined }) {
  const { answer: latest, isBusy, submit } = useContactForm(answerOfPage);
  const isSent = latest !== undefined && 'sent' in latest;
  const answer = isSent ? undefined : latest;
  return (
    <form
      method="post"
      action={localizePath(useLanguage(), href('/contact'))}
      noValidate
      onSubmit={submit}
      className="contact-form"
    >
      <FormContent fields={contactFields} answer={answer} prefix="contact">
        <FormProblems refused={answer?.refusal && refusalCopy(answer.refusal)} />
        {isSent && (
          <Notice tone="success">
            <p className="font-semibold">
              <Both of={contactFormCopy.sent} />
            </p>
          </Notice>
        )}
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField name="name" />
          <TextField name="phone" />
        </div>
        <TextField name="email" />
        <TextAreaField name="message" className="contact-form-message" />
      </FormContent>
      <Honeypot id="contact-topic" name="topic" />
      <Button type="submit" block busy={isBusy}>
        <Both of={isBusy ? contactFormCopy.sending : contactFormCopy.send} />
      </Button>
    </form>
  );
}

/** Sends the form without leaving the page. Keeps typed values until the shop has accepted the message. */
function useContactForm(answerOfPage: ContactAnswer | undefined) {
  const [answer, setAnswer] = useState(answerOfPage);
  const [isBusy, setIsBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    setIsBusy(true);
    const received = await sendMessage(fieldsOf(form));
    setIsBusy(false);
    setAnswer(received);
    if (!('sent' in received)) return;
    form.reset();
    toasts.success(contactFormCopy.sent, 'contact');
  };
  return { answer, isBusy, submit };
}

function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) fields.append(name, `${value}`);
  return fields;
}
