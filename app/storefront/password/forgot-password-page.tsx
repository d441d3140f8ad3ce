import { Form, href, useNavigation } from 'react-router';
import { accountCopy } from '#storefront/shell/account.copy.ts';
import { Door } from '#storefront/shell/door.tsx';
import { shellCopy } from '#storefront/shell/shell.copy.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';
import { useLanguage } from '#ui/language.tsx';
import { Notice } from '#ui/notice.tsx';
import { Both, Text } from '#ui/text.tsx';
import { pathIn } from '#web/language-path.ts';
import { signInPath } from '#web/sign-in-path.ts';
import { identifierWords, passwordCopy } from './password.copy.ts';
import type { PasswordAnswer } from './password-answer.ts';
import { TroubleNotice } from './password-trouble.tsx';

type ForgotPasswordPageProps = {
  /** The request before this one was taken, whatever came of it. */
  wasSent: boolean;
  answer: PasswordAnswer | undefined;
};

export function ForgotPasswordPage({ wasSent, answer }: ForgotPasswordPageProps) {
  return (
    <Door title={passwordCopy.forgot}>
      {wasSent && !answer ? <Sent /> : <AskForLink answer={answer} />}
    </Door>
  );
}

function AskForLink({ answer }: { answer: PasswordAnswer | undefined }) {
  const isBusy = useNavigation().state === 'submitting';
  const problem = answer?.problems.identifier;
  const error = problem && identifierWords[problem];
  return (
    <Form
      method="post"
      action={pathIn(useLanguage(), href('/forgot-password'))}
      noValidate
      className="grid gap-5"
    >
      <p className="leading-relaxed text-ink-600">
        <Text of={passwordCopy.forgotLead} />
      </p>
      {error && (
        <ErrorSummary problems={[{ field: 'identifier', message: error }]} answer={answer} />
      )}
      <TroubleNotice answer={answer} />
      <TextField
        name="identifier"
        label={accountCopy.identifier}
        defaultValue={answer?.identifier}
        error={error}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
      />
      <Button type="submit" block busy={isBusy}>
        <Both of={isBusy ? passwordCopy.sending : passwordCopy.sendLink} />
      </Button>
      <ButtonLink to={signInPath(useLanguage())} variant="quiet" className="justify-self-center">
        <Both of={shellCopy.signIn} />
      </ButtonLink>
    </Form>
  );
}

/** The same for every account, and for none. */
function Sent() {
  const language = useLanguage();
  return (
    <div className="grid gap-5">
      <Notice tone="success" role="status">
        <Both of={passwordCopy.sent} />
      </Notice>
      <p className="leading-relaxed">
        <Both of={passwordCopy.sentByEmail} />
      </p>
      <p className="leading-relaxed">
        <Both of={passwordCopy.sentByPhone} />
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={signInPath(language)}>
          <Both of={shellCopy.signIn} />
        </ButtonLink>
        <ButtonLink to={pathIn(language, href('/forgot-password'))} variant="outline">
          <Both of={passwordCopy.askAgain} />
        </ButtonLink>
      </div>
    </div>
  );
}
