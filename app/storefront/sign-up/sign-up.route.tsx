import { randomUUID } from 'node:crypto';
import Heart from 'lucide-react/icons/heart';
import MapPin from 'lucide-react/icons/map-pin';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { redirect } from 'react-router';
import { signUpSchema } from '#domain/accounts/sign-up-schema.server.ts';
import { layoutCopy } from '#storefront/layout/layout.copy.ts';
import { unindexedPageMeta } from '#storefront/seo/unindexed-page-meta.ts';
import { type AccountRefusal, refusalCopy } from '#storefront/session/account-forms.copy.ts';
import { FormCard } from '#storefront/session/form-card.tsx';
import { checkedNext, pathAfterSignIn } from '#storefront/session/path-after-sign-in.server.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Honeypot } from '#ui/field/honeypot.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';
import { accountContext, requestDetailsContext, runningShopContext } from '#web/contexts.server.ts';
import {
  answerHeaders,
  logAndRefuse,
  refusedAnswer,
  wrongFieldsAnswer,
} from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import { loadAccount } from '#web/guards/load-account.server.ts';
import { signUpCustomer } from '#web/sign-in/sign-in.server.ts';
import { signInPath, signUpPath } from '#web/urls/links.ts';
import { languageOf } from '#web/urls/localize-path.ts';
import type { Route } from './+types/sign-up.route';
import { signUpCopy, signUpFields } from './sign-up.copy.ts';

export const middleware: Route.MiddlewareFunction[] = [loadAccount];

const honeypotField = 'topic';

export function loader({ url, context }: Route.LoaderArgs) {
  const next = url.searchParams.get('next');
  if (context.get(accountContext)) throw redirect(pathAfterSignIn(languageOf(url.pathname), next));
  return { next: checkedNext(next), signUpKey: randomUUID() };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request, signUpSchema);
  const next = checkedNext(form.values['next']);
  const signUpKey = form.values['signUpKey'] || randomUUID();
  const values = { ...form.values, next: next ?? '', signUpKey };
  if (!form.ok) return wrongFieldsAnswer(values, form.refusal.problems);
  if (form.values[honeypotField]) return refusedAnswer(values, { code: 'not-by-hand' } as const);

  const running = context.get(runningShopContext);
  const { clientAddress } = context.get(requestDetailsContext);
  const signing = signUpCustomer({ running, request, clientAddress }, form.value);
  const signedUp = await signing.catch(logAndRefuse({ request, context }));
  if (!signedUp.ok) return refusedAnswer(values, signedUp.refusal);

  return redirect(pathAfterSignIn(languageOf(url.pathname), next), {
    status: 303,
    headers: signedUp.value.setCookies.map((cookie) => ['Set-Cookie', cookie]),
  });
}

export const headers = answerHeaders;

export function meta(args: Route.MetaArgs) {
  return unindexedPageMeta(args, signUpCopy.title);
}

export default function SignUpRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { next, signUpKey } = actionData?.values ?? loaderData;
  return <SignUpPage next={next || undefined} signUpKey={signUpKey} answer={actionData} />;
}

function SignUpPage(props: SignUpFormProps) {
  return (
    <FormCard title={signUpCopy.title}>
      <Reasons />
      <SignUpForm {...props} />
      <p className="mt-8 border-t border-line pt-6 leading-normal">
        <Both of={signUpCopy.haveAccount} />
      </p>
      <ButtonLink
        to={signInPath(useLanguage(), props.next)}
        variant="outline"
        className="mt-4 w-fit"
      >
        <Both of={layoutCopy.signIn} />
      </ButtonLink>
    </FormCard>
  );
}

const reasons = [
  { Icon: MapPin, of: signUpCopy.addressFilledIn },
  { Icon: RotateCcw, of: signUpCopy.buyAgain },
  { Icon: Heart, of: signUpCopy.wishlist },
];

/** Lists the benefits of an account. */
function Reasons() {
  return (
    <ul className="mb-7 grid gap-3 text-md leading-snug">
      {reasons.map(({ Icon, of }) => (
        <li key={of.en} className="flex gap-3">
          <Icon aria-hidden="true" className="size-5 shrink-0 text-leaf-600" />
          <span>
            <Both of={of} />
          </span>
        </li>
      ))}
    </ul>
  );
}

type SignUpFormProps = {
  /** The path of the page to open afterwards; without one, that of the account. */
  next: string | undefined;
  /** Idempotency key, generated with the page: a form submitted twice makes one account. */
  signUpKey: string;
  answer: FormAnswer<AccountRefusal> | undefined;
};

function SignUpForm({ next, signUpKey, answer }: SignUpFormProps) {
  // Leaves the honeypot out of the returned form, so that a person who filled it in can continue.
  const isAskedAgain = answer?.refusal?.code === 'not-by-hand';
  return (
    <Form
      action={signUpPath(useLanguage(), next)}
      fields={signUpFields}
      answer={answer}
      className="relative grid gap-5"
    >
      <input type="hidden" name="next" value={next ?? ''} />
      <input type="hidden" name="signUpKey" value={signUpKey} />
      <FormProblems refused={answer?.refusal && refusalCopy(answer.refusal)} />
      <TextField name="name" />
      <TextField name="identifier" />
      <PasswordField name="password" />
      {!isAskedAgain && <Honeypot id="sign-up-topic" name={honeypotField} />}
      <SubmitButton of={signUpCopy.title} whileBusy={signUpCopy.creating} block />
    </Form>
  );
}
