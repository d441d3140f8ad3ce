import { Form, href, useNavigation } from 'react-router';
import { type DetailsField, detailsFields, detailsLimits } from '#domain/customers/details-form.ts';
import type { Customer } from '#domain/customers/find-customer.server.ts';
import { accountCopy } from '#storefront/account/account.copy.ts';
import { tooManyAttempts } from '#storefront/shell/account.copy.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';
import { useLanguage } from '#ui/language.tsx';
import { Both } from '#ui/text.tsx';
import { pathIn } from '#web/language-path.ts';
import { detailsCopy, detailsProblem, needsContact } from './details.copy.ts';
import type { DetailsAnswer } from './details-answer.ts';

type DetailsFormProps = { customer: Customer; answer: DetailsAnswer | undefined };

export function DetailsForm({ customer, answer }: DetailsFormProps) {
  const language = useLanguage();
  const isBusy = useNavigation().state === 'submitting';
  return (
    <Form
      method="post"
      action={pathIn(language, href('/account/details'))}
      noValidate
      className="grid gap-5"
    >
      <ErrorSummary problems={summaryOf(answer)} answer={answer} />
      <DetailsFields customer={customer} answer={answer} />
      <div className="mt-1">
        <Button type="submit" busy={isBusy}>
          <Both of={isBusy ? accountCopy.saving : accountCopy.save} beside />
        </Button>
      </div>
    </Form>
  );
}

function DetailsFields({ customer, answer }: DetailsFormProps) {
  const problems = answer?.kind === 'invalid' ? answer.problems : {};
  const field = (name: Exclude<DetailsField, 'password'>) => ({
    name,
    defaultValue: answer?.values[name] ?? customer[name] ?? '',
    maxLength: detailsLimits[name],
    ...errorOf(name),
  });
  const errorOf = (name: DetailsField) => {
    const problem = problems[name];
    return problem ? { error: detailsProblem(name, problem) } : {};
  };
  return (
    <>
      <TextField
        {...field('name')}
        label={accountCopy.fullName}
        autoComplete="name"
        autoCapitalize="words"
        required
      />
      <TextField
        {...field('email')}
        label={accountCopy.email}
        mark={customer.isEmailVerified ? confirmed : accountCopy.optional}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...field('phone')}
        label={accountCopy.phone}
        mark={customer.isPhoneVerified ? confirmed : accountCopy.optional}
        hint={detailsCopy.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <TextField
        {...errorOf('password')}
        name="password"
        label={accountCopy.currentPassword}
        hint={detailsCopy.passwordHint}
        type="password"
        autoComplete="current-password"
      />
    </>
  );
}

const { en, si } = detailsCopy.emailConfirmed;
const confirmed = { en: `(${en.toLowerCase()})`, si: `(${si})` };

function summaryOf(answer: DetailsAnswer | undefined) {
  switch (answer?.kind) {
    case undefined:
      return [];
    case 'needs-contact':
      return [{ field: 'email', message: needsContact }];
    case 'too-many-tries':
      return [{ field: 'password', message: tooManyAttempts(answer.minutes) }];
    case 'invalid':
      return detailsFields.flatMap((field) => {
        const problem = answer.problems[field];
        return problem ? [{ field, message: detailsProblem(field, problem) }] : [];
      });
  }
}
