import { href } from 'react-router';
import { AccountSection } from '#storefront/account/account-section.tsx';
import { NewsNotice } from '#storefront/account/news-notice.tsx';
import {
  type AccountRefusal,
  accountFields,
  refusalWords,
} from '#storefront/session/account-forms.copy.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';
import { pathIn } from '#web/addresses/language-path.ts';
import type { Flash } from '#web/cookies/flash.server.ts';
import { codeOfDemonstration, verifyPhoneCopy } from './verify-phone.copy.ts';

type VerifyPhonePageProps = {
  phone: string;
  /** Whether there is a code that may be typed. */
  isAsked: boolean;
  /** A demonstration shows the code in place of sending it. */
  shownCode: string | undefined;
  news: Flash | undefined;
  answer: FormAnswer<AccountRefusal> | undefined;
};

export function VerifyPhonePage({ phone, shownCode, news, answer, ...page }: VerifyPhonePageProps) {
  const isAsked = page.isAsked || answer !== undefined;
  return (
    <>
      <NewsNotice news={answer ? undefined : news} />
      <AccountSection id="phone-title" title={verifyPhoneCopy.title}>
        <Card>
          <p className="figures text-step-0 font-semibold">{phone}</p>
          <p className="mt-2 max-w-measure leading-snug text-ink-600">
            <Both of={isAsked ? verifyPhoneCopy.sent : verifyPhoneCopy.why} />
          </p>
          {isAsked && <TypeCode shownCode={shownCode} answer={answer} />}
          <SendCode again={isAsked} />
        </Card>
      </AccountSection>
    </>
  );
}

const fields = { code: accountFields.code };

type TypeCodeProps = Pick<VerifyPhonePageProps, 'answer' | 'shownCode'>;

function TypeCode({ shownCode, answer }: TypeCodeProps) {
  const action = pathIn(useLanguage(), href('/account/phone'));
  return (
    <div className="mt-5 max-w-90">
      {shownCode && (
        <div className="mb-5">
          <Notice>
            <Both of={codeOfDemonstration(shownCode)} />
          </Notice>
        </div>
      )}
      <Form action={action} fields={fields} answer={answer}>
        <FormProblems refused={answer?.refusal && refusalWords(answer.refusal)} />
        <TextField name="code" />
        <SubmitButton of={verifyPhoneCopy.confirm} whileBusy={verifyPhoneCopy.confirming} />
      </Form>
    </div>
  );
}

function SendCode({ again }: { again: boolean }) {
  return (
    <form
      method="post"
      action={pathIn(useLanguage(), href('/account/phone/code'))}
      className="mt-5"
    >
      <Button type="submit" variant={again ? 'outline' : 'primary'}>
        <Both of={again ? verifyPhoneCopy.sendAnother : verifyPhoneCopy.sendCode} beside />
      </Button>
    </form>
  );
}
