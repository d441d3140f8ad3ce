import { href, Link, redirect } from 'react-router';
import { customerSignInSchema } from '#domain/accounts/sign-in-schema.server.ts';
import { hasFormerIdentifier } from '#domain/customers/find-customer.server.ts';
import { unindexedPageMeta } from '#storefront/seo/unindexed-page-meta.ts';
import { type AccountRefusal, refusalCopy } from '#storefront/session/account-forms.copy.ts';
import { FormCard } from '#storefront/session/form-card.tsx';
import { checkedNext, pathAfterSignIn } from '#storefront/session/path-after-sign-in.server.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';
import { accountContext, requestDetailsContext, runningShopContext } from '#web/contexts.server.ts';
import { readUnsavedFormCookie } from '#web/cookies/unsaved-form-cookie.server.ts';
import {
  answerHeaders,
  logAndRefuse,
  refusedAnswer,
  wrongFieldsAnswer,
} from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import { loadAccount } from '#web/guards/load-account.server.ts';
import type { FailedRequestHandle } from '#web/navigation/failed-request.ts';
import { signInCustomer } from '#web/sign-in/sign-in.server.ts';
import { signInPath, signUpPath } from '#web/urls/links.ts';
import { languageOf, localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/sign-in.route';
import { signInCopy, signInFields } from './sign-in.copy.ts';

export const middleware: Route.MiddlewareFunction[] = [loadAccount];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const next = url.searchParams.get('next');
  if (context.get(accountContext)) throw redirect(pathAfterSignIn(languageOf(url.pathname), next));
  const kept = await readUnsavedFormCookie(context.get(runningShopContext), request);
  return { next: checkedNext(next), formNotice: formNoticeOf(kept, url) };
}

type FormNotice = 'formKept' | 'formNotKept' | undefined;
type KeptForm = Awaited<ReturnType<typeof readUnsavedFormCookie>>;

/** Returns the notice about the form that a guest has posted before, if there is one. */
function formNoticeOf(kept: KeptForm, url: URL): FormNotice {
  if (kept?.unsaved.reason === 'signed-out') return 'formKept';
  return url.searchParams.get('because') === 'not-kept' ? 'formNotKept' : undefined;
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request, customerSignInSchema);
  const next = checkedNext(form.values['next']);
  const values = { ...form.values, next: next ?? '' };
  if (!form.ok) return wrongFieldsAnswer(values, form.refusal.problems);

  const running = context.get(runningShopContext);
  const { clientAddress } = context.get(requestDetailsContext);
  const visitor = { running, request, clientAddress };
  const signing = signInCustomer(visitor, form.value);
  const signedIn = await signing.catch(logAndRefuse({ request, context }));
  if (!signedIn.ok) return refusedAnswer(values, signedIn.refusal);

  const language = languageOf(url.pathname);
  const { userId, setCookies } = signedIn.value;
  // Opens the details first for customers whose phone or e-mail address another account has verified, to tell them.
  const hasFormer = await hasFormerIdentifier(running.shop, userId);
  const destination = hasFormer
    ? localizePath(language, href('/account/details'))
    : pathAfterSignIn(language, next);
  return redirect(destination, {
    status: 303,
    headers: setCookies.map((cookie) => ['Set-Cookie', cookie]),
  });
}

export const handle: FailedRequestHandle = {
  failedRequest: { messageOf: () => signInCopy.failed },
};

export const headers = answerHeaders;

export function meta(args: Route.MetaArgs) {
  return unindexedPageMeta(args, signInCopy.title);
}

export default function SignInRoute({ loaderData, actionData }: Route.ComponentProps) {
  const next = actionData ? actionData.values.next : loaderData.next;
  const { formNotice } = loaderData;
  return <SignInPage next={next || undefined} answer={actionData} formNotice={formNotice} />;
}

type SignInPageProps = SignInFormProps & { formNotice: FormNotice };

function SignInPage({ formNotice, ...props }: SignInPageProps) {
  const language = useLanguage();
  return (
    <FormCard title={signInCopy.title}>
      {formNotice && (
        <div className="mb-6">
          <Notice>
            <Both of={signInCopy[formNotice]} />
          </Notice>
        </div>
      )}
      <SignInForm {...props} />
      <p className="mt-8 border-t border-line pt-6 leading-normal">
        <Both of={signInCopy.noAccount} />
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to={signUpPath(language, props.next)} variant="outline">
          <Both of={signInCopy.createAccount} />
        </ButtonLink>
        <ButtonLink to={localizePath(language, href('/checkout'))} variant="quiet">
          <Both of={signInCopy.orderAsGuest} />
        </ButtonLink>
      </div>
    </FormCard>
  );
}

type SignInFormProps = {
  /** The path of the page to open afterwards; without one, that of the account. */
  next: string | undefined;
  answer: FormAnswer<AccountRefusal> | undefined;
};

function SignInForm({ next, answer }: SignInFormProps) {
  const language = useLanguage();
  return (
    <Form action={signInPath(language, next)} fields={signInFields} answer={answer}>
      <input type="hidden" name="next" value={next ?? ''} />
      <FormProblems refused={answer?.refusal && refusalCopy(answer.refusal)} />
      <TextField name="identifier" />
      <PasswordField name="password" />
      <Link
        to={localizePath(language, href('/forgot-password'))}
        className="-mt-2 inline-flex min-h-11 w-fit items-center leading-snug text-leaf-600 underline underline-offset-4"
      >
        <span>
          <Both of={signInCopy.forgot} inline />
        </span>
      </Link>
      <SubmitButton of={signInCopy.title} whileBusy={signInCopy.signingIn} block />
    </Form>
  );
}
