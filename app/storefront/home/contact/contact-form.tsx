import { href } from 'react-router';
import { messageFields, messageLimits } from '#domain/support/message-form.ts';
import { Bait } from '#ui/bait.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextAreaField, TextField } from '#ui/field.tsx';
import { useLanguage } from '#ui/language.tsx';
import { Both } from '#ui/text.tsx';
import { pathIn } from '#web/language-path.ts';
import type { ContactAnswer } from './contact-answer.ts';
import { contactFieldProps, idOf } from './contact-field-props.ts';
import { contactFormCopy, problemWords } from './contact-form.copy.ts';
import { ContactOutcome } from './contact-outcome.tsx';
import { useContactForm } from './use-contact-form.ts';

/** Without a script it is answered by the page of the form. */
export function ContactForm({ answer: answerOfPage }: { answer?: ContactAnswer | undefined }) {
  const { answer, isBusy, submit } = useContactForm(answerOfPage);
  const problems = answer?.kind === 'invalid' ? answer.problems : {};
  const listed = messageFields.flatMap((field) => {
    const problem = problems[field];
    return problem ? [{ field: idOf(field), message: problemWords(field, problem) }] : [];
  });
  return (
    <form
      method="post"
      action={pathIn(useLanguage(), href('/contact'))}
      noValidate
      onSubmit={submit}
      className="contact-form"
    >
      {listed.length > 0 && <ErrorSummary problems={listed} answer={answer} />}
      <ContactOutcome answer={answer} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          {...contactFieldProps('name', answer)}
          autoComplete="name"
          autoCapitalize="words"
          maxLength={messageLimits.name}
          required
        />
        <TextField
          {...contactFieldProps('phone', answer)}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={messageLimits.phone}
          required
        />
      </div>
      <TextField
        {...contactFieldProps('email', answer)}
        mark={contactFormCopy.optional}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={messageLimits.email}
      />
      <TextAreaField
        {...contactFieldProps('message', answer)}
        autoComplete="off"
        maxLength={messageLimits.message}
        className="contact-form-message"
        required
      />
      <Bait id="contact-topic" name="topic" />
      <Button type="submit" block busy={isBusy}>
        <Both of={isBusy ? contactFormCopy.sending : contactFormCopy.send} />
      </Button>
    </form>
  );
}
