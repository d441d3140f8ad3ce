import { href } from 'react-router';
import { shellCopy } from '#storefront/frame/frame.copy.ts';
import {
  type AccountRefusal,
  accountFields,
  refusalWords,
} from '#storefront/session/account.copy.ts';
import { Door } from '#storefront/session/auth-card.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useLanguage } from '#ui/language.tsx';
import { Notice } from '#ui/notice.tsx';
import { Both, Text } from '#ui/text.tsx';
import { pathIn } from '#web/language-path.ts';
import { signInPath } from '#web/sign-in-path.ts';
import { passwordCopy } from './password.copy.ts';

const fields = { identifier: accountFields.identifier };

type ForgotPasswordPageProps = {
  /** The previous request was accepted, whatever came of it. */
  wasSent: boolean;
  answer: FormAnswer<AccountRefusal> | undefined;
};

export function ForgotPasswordPage({ wasSent, answer }: ForgotPasswordPageProps) {
  return (
    <Door title={passwordCopy.forgot}>
      {wasSent && !answer ? <Sent /> : <AskForLink answer={answer} />}
    </Door>
  );
}

function AskForLink({ answer }: { answer: ForgotPasswordPageProps['answer'] }) {
  return (
    <Form action={pathIn(useLanguage(), href('/forgot-password'))} fields={fields} answer={answer}>
      <p className="leading-relaxed text-ink-600">
        <Text of={passwordCopy.forgotLead} />
      </p>
      <FormProblems refused={answer?.refusal && refusalWords(answer.refusal)} />
      <TextField name="identifier" />
      <SubmitButton of={passwordCopy.sendLink} whileBusy={passwordCopy.sending} block />
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
