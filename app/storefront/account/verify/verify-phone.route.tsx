import { href, redirect } from 'react-router';
import { canSendCodes } from '#domain/accounts/phone-codes/phone-code.ts';
import { verifyPhoneSchema } from '#domain/auth/passwords/password-schemas.server.ts';
import { phoneToVerify } from '#domain/auth/phone-codes/ask-phone-code.server.ts';
import { findWaitingCode } from '#domain/auth/phone-codes/find-waiting-code.server.ts';
import { verifyPhone } from '#domain/auth/phone-codes/verify-phone.server.ts';
import { findCustomer } from '#domain/customers/find-customer.server.ts';
import { formatPhone } from '#domain/kernel/phone.server.ts';
import { findShownCode } from '#domain/messages/reading/find-shown-code.server.ts';
import { accountMeta } from '#storefront/account/account-meta.ts';
import { goWithNews, withNews } from '#storefront/account/news.server.ts';
import { languageOf, pathIn } from '#web/addresses/language-path.ts';
import { customerContext, runningShopContext, shopContext } from '#web/contexts.server.ts';
import { failed, refused, wrongFields } from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import type { Route } from './+types/verify-phone.route';
import { verifyPhoneCopy } from './verify-phone.copy.ts';
import { VerifyPhonePage } from './verify-phone-page.tsx';

/** Leads to the details where there is nothing to verify, or no SMS. */
export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const running = context.get(runningShopContext);
  const shop = context.get(shopContext);
  const { userId } = context.get(customerContext);
  const phone = phoneToVerify(await findCustomer(shop, userId));
  if (!phone || !canSendCodes(running))
    throw redirect(pathIn(languageOf(url.pathname), href('/account/details')));
  const codeId = await findWaitingCode(shop, userId);
  const shownCode = codeId && running.demo ? await findShownCode(shop, codeId) : undefined;
  const isAsked = codeId !== undefined;
  return withNews(args, { phone: formatPhone(phone), isAsked, shownCode });
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const form = await readForm(request, verifyPhoneSchema);
  if (!form.ok) return wrongFields(form.values, form.refusal.problems);

  const { userId } = context.get(customerContext);
  const { secret } = context.get(runningShopContext);
  const verifying = verifyPhone(context.get(shopContext), {
    ...{ userId, code: form.value.code, secret },
  });
  const verified = await verifying.catch(failed({ request, context }));
  if (!verified.ok) return refused(form.values, verified.refusal);
  return goWithNews(args, href('/account'), { code: 'phone-verified' });
}

export function meta(args: Route.MetaArgs) {
  return accountMeta(args, verifyPhoneCopy.title);
}

export default function VerifyPhoneRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <VerifyPhonePage {...loaderData} answer={actionData} />;
}
