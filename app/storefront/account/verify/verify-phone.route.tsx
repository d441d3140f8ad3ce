import { href, redirect } from 'react-router';
import { canSendCodes } from '#domain/accounts/phone-codes/phone-code.ts';
import { verifyPhoneSchema } from '#domain/auth/passwords/password-schemas.server.ts';
import { findPendingCodeId } from '#domain/auth/phone-codes/find-pending-code-id.server.ts';
import { phoneToVerify } from '#domain/auth/phone-codes/request-phone-code.server.ts';
import { verifyPhone } from '#domain/auth/phone-codes/verify-phone.server.ts';
import { findCustomer } from '#domain/customers/find-customer.server.ts';
import { formatPhone } from '#domain/kernel/phone.server.ts';
import { findShownCode } from '#domain/messages/reading/find-shown-code.server.ts';
import {
  redirectWithAccountFlash,
  withAccountFlash,
} from '#storefront/account/account-flash.server.ts';
import { AccountSection } from '#storefront/account/account-section.tsx';
import { FlashNotice } from '#storefront/account/flash-notice.tsx';
import { unindexedPageMeta } from '#storefront/seo/unindexed-page-meta.ts';
import {
  type AccountRefusal,
  accountFields,
  refusalCopy,
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
import { customerContext, runningShopContext, shopContext } from '#web/contexts.server.ts';
import type { Flash } from '#web/cookies/flash.server.ts';
import { logAndRefuse, refusedAnswer, wrongFieldsAnswer } from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import { languageOf, localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/verify-phone.route';
import { codeInDemo, verifyPhoneCopy } from './verify.copy.ts';

/** Redirects to the details if there is no phone to verify, or the shop cannot send codes. */
export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const running = context.get(runningShopContext);
  const shop = context.get(shopContext);
  const { userId } = context.get(customerContext);
  const phone = phoneToVerify(await findCustomer(shop, userId));
  if (!phone || !canSendCodes(running))
    throw redirect(localizePath(languageOf(url.pathname), href('/account/details')));
  const codeId = await findPendingCodeId(shop, userId);
  const shownCode = codeId && running.demo ? await findShownCode(shop, codeId) : undefined;
  const hasCode = codeId !== undefined;
  return withAccountFlash(args, { phone: formatPhone(phone), hasCode, shownCode });
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const form = await readForm(request, verifyPhoneSchema);
  if (!form.ok) return wrongFieldsAnswer(form.values, form.refusal.problems);

  const shop = context.get(shopContext);
  const { userId } = context.get(customerContext);
  const { secret: codeSecret } = context.get(runningShopContext);
  const verifying = verifyPhone(shop, { userId, code: form.value.code, codeSecret });
  const verified = await verifying.catch(logAndRefuse({ request, context }));
  // Accepts a repeated code, as after a double click or a lost response: the first request has used it up.
  const isRepeat =
    !verified.ok &&
    verified.refusal.code === 'code-wrong' &&
    (await findCustomer(shop, userId))?.isPhoneVerified === true;
  if (!verified.ok && !isRepeat) return refusedAnswer(form.values, verified.refusal);
  return redirectWithAccountFlash(args, href('/account'), { code: 'phone-verified' });
}

export function meta(args: Route.MetaArgs) {
  return unindexedPageMeta(args, verifyPhoneCopy.title);
}

export default function VerifyPhoneRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <VerifyPhonePage {...loaderData} answer={actionData} />;
}

type VerifyPhonePageProps = {
  phone: string;
  /** Whether a code was sent that is still valid. */
  hasCode: boolean;
  /** Set in demo mode, which shows the code instead of sending it. */
  shownCode: string | undefined;
  flash: Flash | undefined;
  answer: FormAnswer<AccountRefusal> | undefined;
};

function VerifyPhonePage({ phone, shownCode, flash, answer, ...page }: VerifyPhonePageProps) {
  const hasCode = page.hasCode || answer !== undefined;
  return (
    <>
      <FlashNotice flash={answer ? undefined : flash} />
      <AccountSection id="phone-title" title={verifyPhoneCopy.title}>
        <Card>
          <p className="tabular-nowrap text-step-0 font-semibold">{phone}</p>
          <p className="mt-2 max-w-measure leading-snug text-ink-600">
            <Both of={hasCode ? verifyPhoneCopy.sent : verifyPhoneCopy.why} />
          </p>
          {hasCode && <TypeCode shownCode={shownCode} answer={answer} />}
          <SendCode hasCode={hasCode} />
        </Card>
      </AccountSection>
    </>
  );
}

const fields = { code: accountFields.code };

type TypeCodeProps = Pick<VerifyPhonePageProps, 'answer' | 'shownCode'>;

function TypeCode({ shownCode, answer }: TypeCodeProps) {
  const action = localizePath(useLanguage(), href('/account/phone'));
  return (
    <div className="mt-5 max-w-90">
      {shownCode && (
        <div className="mb-5">
          <Notice>
            <Both of={codeInDemo(shownCode)} />
          </Notice>
        </div>
      )}
      <Form action={action} fields={fields} answer={answer}>
        <FormProblems refused={answer?.refusal && refusalCopy(answer.refusal)} />
        <TextField name="code" />
        <SubmitButton of={verifyPhoneCopy.verify} whileBusy={verifyPhoneCopy.verifying} />
      </Form>
    </div>
  );
}

function SendCode({ hasCode }: { hasCode: boolean }) {
  return (
    <form
      method="post"
      action={localizePath(useLanguage(), href('/account/phone/code'))}
      className="mt-5"
    >
      <Button type="submit" variant={hasCode ? 'outline' : 'primary'}>
        <Both of={hasCode ? verifyPhoneCopy.sendAnother : verifyPhoneCopy.sendCode} inline />
      </Button>
    </form>
  );
}
