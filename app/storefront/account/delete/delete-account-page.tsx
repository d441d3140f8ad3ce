import { Form, href } from 'react-router';
import type { DeleteAccountRefusal } from '#domain/customers/delete-account.server.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { accountCopy, wrongPassword } from '#storefront/account/account.copy.ts';
import { AccountSection } from '#storefront/account/account-section.tsx';
import { accountCopy as signInCopy, tooManyAttempts } from '#storefront/shell/account.copy.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';
import { useLanguage } from '#ui/language.tsx';
import { Notice } from '#ui/notice.tsx';
import { Both } from '#ui/text.tsx';
import { pathIn } from '#web/language-path.ts';
import { deleteCopy, deleteRefusals } from './delete.copy.ts';
import type { DeleteAnswer } from './delete-answer.ts';

type DeleteAccountPageProps = {
  refusal: DeleteAccountRefusal['code'] | undefined;
  answer: DeleteAnswer | undefined;
};

export function DeleteAccountPage({ refusal, answer }: DeleteAccountPageProps) {
  const refused = answer?.kind === 'refused' ? answer.code : refusal;
  return (
    <AccountSection id="delete-title" title={deleteCopy.title}>
      <Card className="grid gap-6">
        <Part title={deleteCopy.goes} sentence={deleteCopy.goesList} />
        <Part title={deleteCopy.stays} sentence={deleteCopy.staysList} />
        {refused ? <Refused code={refused} /> : <PasswordForm answer={answer} />}
      </Card>
    </AccountSection>
  );
}

function Part({ title, sentence }: { title: Bilingual; sentence: Bilingual }) {
  return (
    <div>
      <h3 className="font-text text-base leading-snug font-semibold">
        <Both of={title} beside />
      </h3>
      <p className="mt-1.5 max-w-measure leading-normal text-ink-600 [&>.second]:mt-1.5">
        <Both of={sentence} />
      </p>
    </div>
  );
}

function Refused({ code }: { code: DeleteAccountRefusal['code'] }) {
  const language = useLanguage();
  return (
    <>
      <Notice>
        <Both of={deleteRefusals[code]} />
      </Notice>
      <ButtonLink to={pathIn(language, href('/account'))} variant="outline" className="w-fit">
        <Both of={deleteCopy.toOrders} beside />
      </ButtonLink>
    </>
  );
}

function PasswordForm({ answer }: { answer: DeleteAnswer | undefined }) {
  const language = useLanguage();
  const problem = problemOf(answer);
  return (
    <Form
      method="post"
      action={pathIn(language, href('/account/delete'))}
      noValidate
      className="grid gap-5 border-t border-line pt-6"
    >
      <ErrorSummary
        problems={problem ? [{ field: 'password', message: problem }] : []}
        answer={answer}
      />
      <p className="font-semibold">
        <Both of={deleteCopy.question} />
      </p>
      <TextField
        name="password"
        label={accountCopy.currentPassword}
        type="password"
        autoComplete="current-password"
        required
        {...(problem && { error: problem })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger">
          <Both of={deleteCopy.title} beside />
        </Button>
        <ButtonLink to={pathIn(language, href('/account/details'))} variant="outline">
          <Both of={deleteCopy.keep} beside />
        </ButtonLink>
      </div>
    </Form>
  );
}

function problemOf(answer: DeleteAnswer | undefined): Bilingual | undefined {
  if (answer?.kind === 'too-many-tries') return tooManyAttempts(answer.minutes);
  if (answer?.kind !== 'password') return undefined;
  return answer.problem === 'required' ? signInCopy.passwordRequired : wrongPassword;
}
