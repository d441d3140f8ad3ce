import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { href, Form as PlainForm } from 'react-router';
import { SignInCard } from '#admin/sign-in/sign-in-card.tsx';
import { UnsavedField } from '#admin/sign-in/unsaved-field.tsx';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { tooManyAttempts } from '#ui/form/too-many.copy.ts';
import { Both, Text } from '#ui/text/text.tsx';
import type { UnsavedForm } from '#web/forms/unsaved-form.server.ts';
import { appCodeFields, recoveryCodeFields, secondFactorCopy } from './second-factor.copy.ts';

export type CodeScreenProps = {
  next: string;
  /** Its value `kind` says whether a code of the app or a recovery code was sent. */
  answer?: FormAnswer<{ code: 'too-many-attempts'; minutes: number }> | undefined;
  unsaved?: UnsavedForm | undefined;
};

/** Asks, after the password, for a code of the authenticator app or a recovery code. */
export function CodeScreen(props: CodeScreenProps) {
  return (
    <SignInCard title={secondFactorCopy.title}>
      <div className="grid gap-5">
        <p className="text-center">
          <Both of={secondFactorCopy.enterCode} />
        </p>
        <CodeForm {...props} kind="app">
          <TextField name="code" autoFocus={props.answer?.values['kind'] !== 'recovery'} />
          <Button type="submit" block>
            <Both of={secondFactorCopy.goOn} />
          </Button>
        </CodeForm>
        <RecoveryPart {...props} />
        <PlainForm
          method="post"
          action={href('/admin/sign-out')}
          reloadDocument
          className="text-center"
        >
          <Button type="submit" variant="quiet" size="small">
            <Both of={secondFactorCopy.someoneElse} inline />
          </Button>
        </PlainForm>
      </div>
    </SignInCard>
  );
}

function RecoveryPart(props: CodeScreenProps) {
  return (
    <details
      open={props.answer?.values['kind'] === 'recovery'}
      className="group border-t border-line pt-4"
    >
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-leaf-900">
        <span>
          <Both of={secondFactorCopy.lostApp} />
        </span>
        <ChevronDown
          aria-hidden="true"
          className="ms-auto size-5 shrink-0 group-open:[transform:rotate(180deg)]"
        />
      </summary>
      <CodeForm {...props} kind="recovery">
        <TextField name="code" />
        <Button type="submit" variant="outline" block>
          <Both of={secondFactorCopy.goOn} />
        </Button>
        <p className="text-sm leading-snug text-ink-600">
          <Text of={secondFactorCopy.nothingLeft} />
        </p>
      </CodeForm>
    </details>
  );
}

type CodeFormProps = CodeScreenProps & { kind: 'app' | 'recovery'; children: ReactNode };

function CodeForm({ next, unsaved, answer, kind, children }: CodeFormProps) {
  const isToThisForm = answer && (answer.values['kind'] === 'recovery') === (kind === 'recovery');
  const refusal = isToThisForm ? answer.refusal : undefined;
  return (
    <Form
      action={href('/admin/second-factor')}
      reloadDocument={unsaved !== undefined}
      noValidate={false}
      fields={kind === 'app' ? appCodeFields : recoveryCodeFields}
      prefix={kind === 'app' ? undefined : kind}
      answer={isToThisForm ? answer : undefined}
      focusesFirstError
      className="mt-2 grid gap-5"
    >
      <FormProblems refused={refusal && tooManyAttempts(refusal.minutes)} />
      <input type="hidden" name="next" value={next} />
      <UnsavedField unsaved={unsaved} />
      <input type="hidden" name="kind" value={kind} />
      {children}
    </Form>
  );
}
