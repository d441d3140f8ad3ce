import Download from 'lucide-react/icons/download';
import { href } from 'react-router';
import type { Customer } from '#domain/customers/find-customer.server.ts';
import { accountCopy } from '#storefront/account/account.copy.ts';
import { AccountSection } from '#storefront/account/account-section.tsx';
import { FlashNotice } from '#storefront/account/flash-notice.tsx';
import { AccountField } from '#storefront/account/opened-account.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { tooManyAttempts } from '#ui/form/too-many.copy.ts';
import { useLanguage } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';
import type { Flash } from '#web/cookies/flash.server.ts';
import { localizePath } from '#web/urls/localize-path.ts';
import { detailsCopy, detailsFields, verifiedByAnotherAccount } from './details.copy.ts';

type DetailsPageProps = {
  customer: Customer;
  /** Whether the account has an unverified e-mail address to which the shop can send a link. */
  canVerifyEmail: boolean;
  /** Whether the account has an unverified phone to which the shop can send a code. */
  canVerifyPhone: boolean;
  flash: Flash | undefined;
  answer: DetailsAnswer | undefined;
};

export function DetailsPage({
  customer,
  canVerifyEmail,
  canVerifyPhone,
  flash,
  answer,
}: DetailsPageProps) {
  return (
    <>
      <FlashNotice flash={answer ? undefined : flash} />
      {[customer.formerEmail, customer.formerPhone].map(
        (formerIdentifier) =>
          formerIdentifier && (
            <div key={formerIdentifier} className="mb-6">
              <Notice>
                <Both of={verifiedByAnotherAccount(formerIdentifier)} />
              </Notice>
            </div>
          ),
      )}
      <div className="grid gap-[clamp(28px,3vw,44px)]">
        <AccountSection id="details-title" title={accountCopy.myDetails}>
          <Card>
            <DetailsForm customer={customer} flash={flash} answer={answer} />
          </Card>
        </AccountSection>
        {canVerifyEmail && <VerifyEmail email={customer.email} />}
        {canVerifyPhone && <VerifyPhone phone={customer.phone} />}
        <YourData />
      </div>
    </>
  );
}

function VerifyEmail({ email }: { email: string | undefined }) {
  const language = useLanguage();
  return (
    <Card as="section" aria-labelledby="verify-email-title">
      <h2 id="verify-email-title" className="text-step-1 leading-snug [&>.second]:text-base">
        <Both of={detailsCopy.verifyEmail} />
      </h2>
      <p className="mt-3 font-medium wrap-anywhere">{email}</p>
      <p className="mt-1 max-w-measure leading-snug text-ink-600">
        <Both of={detailsCopy.whyVerifyEmail} />
      </p>
      <form method="post" action={localizePath(language, href('/account/prove'))} className="mt-5">
        <Button type="submit" variant="outline">
          <Both of={detailsCopy.sendLink} inline />
        </Button>
      </form>
    </Card>
  );
}

function VerifyPhone({ phone }: { phone: string | undefined }) {
  const language = useLanguage();
  return (
    <Card as="section" aria-labelledby="verify-phone-title">
      <h2 id="verify-phone-title" className="text-step-1 leading-snug [&>.second]:text-base">
        <Both of={detailsCopy.verifyPhone} />
      </h2>
      <p className="tabular-nowrap mt-3 font-medium">{phone}</p>
      <p className="mt-1 max-w-measure leading-snug text-ink-600">
        <Both of={detailsCopy.whyVerifyPhone} />
      </p>
      <ButtonLink
        to={localizePath(language, href('/account/phone'))}
        variant="outline"
        className="mt-5 w-fit"
      >
        <Both of={detailsCopy.verifyPhone} inline />
      </ButtonLink>
    </Card>
  );
}

function YourData() {
  const language = useLanguage();
  return (
    <Card as="section" aria-labelledby="data-title">
      <h2 id="data-title" className="text-step-1 leading-snug [&>.second]:text-base">
        <Both of={detailsCopy.yourData} />
      </h2>
      <p className="mt-3 leading-snug text-ink-600">
        <Both of={detailsCopy.dataSentence} />
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink
          to={href('/account/data.json')}
          reloadDocument
          download
          variant="outline"
          icon={<Download aria-hidden="true" />}
        >
          <Both of={detailsCopy.download} inline />
        </ButtonLink>
        <ButtonLink to={localizePath(language, href('/account/delete'))} variant="danger">
          <Both of={detailsCopy.deleteAccount} inline />
        </ButtonLink>
      </div>
    </Card>
  );
}

type DetailsAnswer = FormAnswer<{ code: 'too-many-attempts'; minutes: number }>;

type DetailsFormProps = Pick<DetailsPageProps, 'customer' | 'flash' | 'answer'>;

function DetailsForm({ customer, flash, answer }: DetailsFormProps) {
  const { name, email, phone, isEmailVerified, isPhoneVerified } = customer;
  return (
    <Form
      action={localizePath(useLanguage(), href('/account/details'))}
      fields={detailsFields}
      answer={answer}
      initialValues={{ name, email, phone }}
    >
      <FormProblems refused={answer?.refusal && tooManyAttempts(answer.refusal.minutes)} />
      <AccountField />
      <TextField name="name" />
      <TextField name="email" {...(isEmailVerified && { mark: verifiedMark })} />
      <TextField name="phone" {...(isPhoneVerified && { mark: verifiedMark })} />
      <PasswordField name="password" required={false} savedMessage={flash} />
      <div className="mt-1">
        <SubmitButton of={accountCopy.save} whileBusy={accountCopy.saving} />
      </div>
    </Form>
  );
}

const { en, si } = detailsCopy.verified;
const verifiedMark = { en: `(${en.toLowerCase()})`, si: `(${si})` };
