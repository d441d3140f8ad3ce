import { href } from 'react-router';
import type { DeleteAccountRefusal } from '#domain/customers/delete-account.server.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { AccountSection } from '#storefront/account/account-section.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { tooManyAttempts } from '#ui/form/too-many.copy.ts';
import { useLanguage } from '#ui/language.tsx';
import { Notice } from '#ui/notice.tsx';
import { Both } from '#ui/text.tsx';
import { pathIn } from '#web/language-path.ts';
import { deleteCopy, deleteFields, deleteRefusals } from './delete.copy.ts';

type DeleteAnswer = FormAnswer<DeleteAccountRefusal | { code: 'too-many-tries'; minutes: number }>;

type DeleteAccountPageProps = {
  refusal: DeleteAccountRefusal['code'] | undefined;
  answer: DeleteAnswer | undefined;
};

export function DeleteAccountPage({ refusal, answer }: DeleteAccountPageProps) {
  const code = answer?.refusal?.code ?? refusal;
  const refused = code === 'too-many-tries' ? undefined : code;
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
  const minutes = answer?.refusal?.code === 'too-many-tries' && answer.refusal.minutes;
  return (
    <Form
      action={pathIn(language, href('/account/delete'))}
      fields={deleteFields}
      answer={answer}
      className="grid gap-5 border-t border-line pt-6"
    >
      <FormProblems refused={minutes ? tooManyAttempts(minutes) : undefined} />
      <p className="font-semibold">
        <Both of={deleteCopy.question} />
      </p>
      <TextField name="password" />
      <div className="flex flex-wrap gap-3">
        <SubmitButton of={deleteCopy.title} variant="danger" />
        <ButtonLink to={pathIn(language, href('/account/details'))} variant="outline">
          <Both of={deleteCopy.keep} beside />
        </ButtonLink>
      </div>
    </Form>
  );
}
