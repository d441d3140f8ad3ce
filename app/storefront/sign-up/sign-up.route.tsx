import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { signUpSchema } from '#domain/accounts/sign-up-schema.server.ts';
import { textIn } from '#domain/kernel/bilingual.ts';
import { askedNext, goOnPath } from '#storefront/session/go-on-path.server.ts';
import { accountContext, runningShopContext, visitContext } from '#web/contexts.server.ts';
import { failed, refused, wrongFields } from '#web/form-answers.server.ts';
import { languageOf } from '#web/language-path.ts';
import { loadAccount } from '#web/load-account.server.ts';
import { readForm } from '#web/read-form.server.ts';
import { signUpCustomer } from '#web/sign-in.server.ts';
import type { Route } from './+types/sign-up.route';
import { signUpCopy } from './sign-up.copy.ts';
import { SignUpPage } from './sign-up-page.tsx';

export const middleware: Route.MiddlewareFunction[] = [loadAccount];

export function loader({ url, context }: Route.LoaderArgs) {
  const asked = url.searchParams.get('next');
  if (context.get(accountContext)) throw redirect(goOnPath(languageOf(url.pathname), asked));
  return { next: askedNext(asked), signUpKey: randomUUID() };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request, signUpSchema);
  const next = askedNext(form.values['next']);
  const signUpKey = form.values['signUpKey'] || randomUUID();
  const values = { ...form.values, next: next ?? '', signUpKey };
  if (!form.ok) return wrongFields(values, form.refusal.problems);
  if (form.values['topic']) return refused(values, { code: 'failed' } as const);

  const running = context.get(runningShopContext);
  const { clientAddress } = context.get(visitContext);
  const signing = signUpCustomer({ running, request, clientAddress }, form.value);
  const signedUp = await signing.catch(failed({ request, context }));
  if (!signedUp.ok) return refused(values, signedUp.refusal);

  return redirect(goOnPath(languageOf(url.pathname), next), {
    status: 303,
    headers: signedUp.value.setCookies.map((cookie) => ['Set-Cookie', cookie]),
  });
}

/** So that Retry-After reaches the browser. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export const meta: Route.MetaFunction = ({ location }) => [
  { title: textIn(languageOf(location.pathname), signUpCopy.title).text },
  { name: 'robots', content: 'noindex' },
];

export default function SignUpRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { next, signUpKey } = actionData?.values ?? loaderData;
  return <SignUpPage next={next || undefined} signUpKey={signUpKey} answer={actionData} />;
}
