import { href, redirect } from 'react-router';
import { customerSignInSchema } from '#domain/accounts/sign-in-schema.server.ts';
import { hasLostIdentifier } from '#domain/customers/find-customer.server.ts';
import { textIn } from '#domain/kernel/bilingual.ts';
import { askedNext, goOnPath } from '#storefront/session/go-on-path.server.ts';
import { accountContext, runningShopContext, visitContext } from '#web/contexts.server.ts';
import { failed, refused, wrongFields } from '#web/form-answers.server.ts';
import { languageOf, pathIn } from '#web/language-path.ts';
import type { LostFormHandle } from '#web/line/lost-form.ts';
import { loadAccount } from '#web/load-account.server.ts';
import { readForm } from '#web/read-form.server.ts';
import { signInCustomer } from '#web/sign-in.server.ts';
import type { Route } from './+types/sign-in.route';
import { signInCopy } from './sign-in.copy.ts';
import { SignInPage } from './sign-in-page.tsx';

export const middleware: Route.MiddlewareFunction[] = [loadAccount];

export function loader({ url, context }: Route.LoaderArgs) {
  const asked = url.searchParams.get('next');
  if (context.get(accountContext)) throw redirect(goOnPath(languageOf(url.pathname), asked));
  return { next: askedNext(asked) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request, customerSignInSchema);
  const next = askedNext(form.values['next']);
  const values = { ...form.values, next: next ?? '' };
  if (!form.ok) return wrongFields(values, form.refusal.problems);

  const running = context.get(runningShopContext);
  const { clientAddress } = context.get(visitContext);
  const visitor = { running, request, clientAddress };
  const signing = signInCustomer(visitor, form.value);
  const signedIn = await signing.catch(failed({ request, context }));
  if (!signedIn.ok) return refused(values, signedIn.refusal);

  const language = languageOf(url.pathname);
  const { userId, setCookies } = signedIn.value;
  // Customers whose phone or address another account has verified are told so first.
  const hasLost = await hasLostIdentifier(running.shop, userId);
  const goOn = hasLost ? pathIn(language, href('/account/details')) : goOnPath(language, next);
  return redirect(goOn, {
    status: 303,
    headers: setCookies.map((cookie) => ['Set-Cookie', cookie]),
  });
}

export const handle: LostFormHandle = { lostForm: { say: () => signInCopy.failed } };

/** So that Retry-After reaches the browser. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export const meta: Route.MetaFunction = ({ location }) => [
  { title: textIn(languageOf(location.pathname), signInCopy.title).text },
  { name: 'robots', content: 'noindex' },
];

export default function SignInRoute({ loaderData, actionData }: Route.ComponentProps) {
  const next = actionData ? actionData.values.next : loaderData.next;
  return <SignInPage next={next || undefined} answer={actionData} />;
}
