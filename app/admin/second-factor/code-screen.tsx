import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form, href } from 'react-router';
import { SignInCard } from '#admin/sign-in/sign-in-card.tsx';
import { UnsavedField } from '#admin/sign-in/unsaved-field.tsx';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Both, Text } from '#ui/text.tsx';
import type { UnsavedForm } from '#web/unsaved-form.server.ts';
import { CodeField } from './code-field.tsx';
import { secondFactorCopy } from './second-factor.copy.ts';

/** Which of the two fields is wrong, or what is wrong with the whole. */
export type CodeProblem = { code?: Bilingual; recovery?: Bilingual; form?: Bilingual };
export type CodeScreenProps = {
  next: string;
  problem?: CodeProblem | undefined;
  unsaved?: UnsavedForm | undefined;
};

type Carried = Pick<CodeScreenProps, 'next' | 'unsaved'>;

/** After the password: a code of the app, or one of those on paper. */
export function CodeScreen({ next, problem, unsaved }: CodeScreenProps) {
  const carried = { next, unsaved };
  return (
    <SignInCard title={secondFactorCopy.title}>
      <div className="grid gap-5">
        {problem?.form && (
          <Notice tone="danger" role="alert">
            <Both of={problem.form} />
          </Notice>
        )}
        <p className="text-center">
          <Both of={secondFactorCopy.enterCode} />
        </p>
        <ProofForm {...carried} kind="app">
          <CodeField error={problem?.code} autoFocus={!problem?.recovery} />
          <Button type="submit" block>
            <Both of={secondFactorCopy.goOn} />
          </Button>
        </ProofForm>
        <RecoveryPart {...carried} error={problem?.recovery} />
        <Form method="post" action={href('/admin/sign-out')} reloadDocument className="text-center">
          <Button type="submit" variant="quiet" size="small">
            <Both of={secondFactorCopy.somebodyElse} beside />
          </Button>
        </Form>
      </div>
    </SignInCard>
  );
}

function RecoveryPart({ error, ...carried }: Carried & { error: Bilingual | undefined }) {
  return (
    <details open={error !== undefined} className="group border-t border-line pt-4">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-leaf-900">
        <span>
          <Both of={secondFactorCopy.lostApp} />
        </span>
        <ChevronDown
          aria-hidden="true"
          className="ms-auto size-5 shrink-0 group-open:[transform:rotate(180deg)]"
        />
      </summary>
      <ProofForm {...carried} kind="recovery">
        <TextField
          name="code"
          id="recovery-code"
          label={secondFactorCopy.recoveryCode}
          hint={secondFactorCopy.recoveryHint}
          error={error}
          autoFocus={error !== undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required
        />
        <Button type="submit" variant="outline" block>
          <Both of={secondFactorCopy.goOn} />
        </Button>
        <p className="text-sm leading-snug text-ink-600">
          <Text of={secondFactorCopy.nothingLeft} />
        </p>
      </ProofForm>
    </details>
  );
}

type ProofFormProps = Carried & { kind: 'app' | 'recovery'; children: ReactNode };

function ProofForm({ next, unsaved, kind, children }: ProofFormProps) {
  return (
    <Form
      method="post"
      action={href('/admin/second-factor')}
      reloadDocument={unsaved !== undefined}
      className="mt-2 grid gap-5"
    >
      <input type="hidden" name="next" value={next} />
      <UnsavedField unsaved={unsaved} />
      <input type="hidden" name="kind" value={kind} />
      {children}
    </Form>
  );
}
