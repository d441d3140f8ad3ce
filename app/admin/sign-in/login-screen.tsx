import { href } from 'react-router';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { tooManyAttempts } from '#ui/form/too-many.copy.ts';
import { Both, Text } from '#ui/text/text.tsx';
import type { UnsavedForm } from '#web/forms/unsaved-form.server.ts';
import type { DemoSignIn } from '#web/running-shop.server.ts';
import { loginFields, reasons, signInCopy } from './sign-in.copy.ts';
import { SignInCard } from './sign-in-card.tsx';
import { UnsavedField } from './unsaved-field.tsx';

export type LoginScreenProps = {
  /** The requested page, to which the sign-in redirects. */
  next: string;
  /** Public credentials, which exist only in demo mode. */
  demo: DemoSignIn | undefined;
  /** The reason why a visitor who was signed in has to enter the password again. */
  reason?: keyof typeof reasons | undefined;
  unsaved?: UnsavedForm | undefined;
  /** Whether the form that the visitor posted could not be kept. */
  isFormLost?: boolean | undefined;
  answer?:
    | FormAnswer<{ code: 'failed' } | { code: 'too-many-attempts'; minutes: number }>
    | undefined;
};

/**
 * Renders the sign-in form. With unsaved input it is sent as a document request, because the page that returns the
 * input is shown once.
 */
export function LoginScreen({ next, demo, reason, answer, ...form }: LoginScreenProps) {
  const { unsaved, isFormLost = false } = form;
  const ofForm = unsaved ? signInCopy.kept : isFormLost && signInCopy.lost;
  return (
    <SignInCard title={signInCopy.login}>
      <Form
        action={href('/admin/sign-in')}
        reloadDocument={unsaved !== undefined}
        noValidate={false}
        fields={loginFields(demo)}
        answer={answer}
        focusesFirstError
      >
        <input type="hidden" name="next" value={next} />
        <UnsavedField unsaved={unsaved} />
        {(reason || ofForm) && !answer && (
          <Notice role="alert">
            {reason && <Both of={reasons[reason]} />}
            {ofForm && (
              <p className={reason && 'mt-2'}>
                <Both of={ofForm} />
              </p>
            )}
          </Notice>
        )}
        <FormProblems refused={answer?.refusal && refusalCopy(answer.refusal)} />
        <TextField name="username" />
        <PasswordField name="password" />
        <SubmitButton of={signInCopy.login} block />
        {demo && <DemoCredentials demo={demo} />}
      </Form>
    </SignInCard>
  );
}

type LoginRefusal = NonNullable<NonNullable<LoginScreenProps['answer']>['refusal']>;

function refusalCopy(refusal: LoginRefusal) {
  return refusal.code === 'failed' ? signInCopy.failed : tooManyAttempts(refusal.minutes);
}

function DemoCredentials({ demo }: { demo: DemoSignIn }) {
  const { username, password } = loginFields(demo);
  return (
    <div className="rounded-sm bg-pending-tint px-4 py-3.5 text-md text-pending [--second:currentColor]">
      <p className="font-semibold">
        <Both of={signInCopy.demoCredentials} inline />
      </p>
      <p>
        <Text of={username.label} />{' '}
        <code className="font-semibold whitespace-nowrap">{demo.username}</code>
        {' · '}
        <Text of={password.label} />{' '}
        <code className="font-semibold whitespace-nowrap">{demo.password}</code>
      </p>
    </div>
  );
}
