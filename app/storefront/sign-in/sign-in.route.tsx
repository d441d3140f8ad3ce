import { data, href, redirect } from 'react-router';
import { customerSignInSchema } from '#domain/accounts/sign-in-schema.server.ts';
import { hasLostIdentifier } from '#domain/customers/find-customer.server.ts';
import { textIn } from '#domain/kernel/bilingual.ts';
import { askedNext, goOnPath } from '#storefront/shell/go-on-path.server.ts';
import { accountContext, runningShopContext, visitContext } from '#web/contexts.server.ts';
import { knowAccount } from '#web/know-account.server.ts';
import { languageOf, pathIn } from '#web/language-path.ts';
import type { LostFormHandle } from '#web/line/lost-form.ts';
import { logFault } from '#web/log-fault.server.ts';
import { readForm } from '#web/read-form.server.ts';
import { signInCustomer } from '#web/sign-in-customer.server.ts';
import type { Route } from './+types/sign-in.route';
import { answerRefusal } from './answer-refusal.server.ts';
import { signInCopy } from './sign-in.copy.ts';
import type { SignInAnswer, SignInProblems } from './sign-in-answer.ts';
import { SignInPage } from './sign-in-page.tsx';

export const middleware: Route.MiddlewareFunction[] = [knowAccount];

export function loader({ url, context }: Route.LoaderArgs) {
  const asked = url.searchParams.get('next');
  if (context.get(accountContext)) throw redirect(goOnPath(languageOf(url.pathname), asked));
  return { next: askedNext(asked) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request, customerSignInSchema);
  const typed = {
    identifier: form.values['identifier'] ?? '',
    next: askedNext(form.values['next']),
  };
  if (!form.ok) {
    const problems: SignInProblems = form.refusal.problems;
    return data({ kind: 'invalid', ...typed, problems } satisfies SignInAnswer, { status: 422 });
  }
  const running = context.get(runningShopContext);
  const { clientAddress } = context.get(visitContext);
  const visitor = { running, request, clientAddress };
  const signedIn = await signInCustomer(visitor, form.value).catch((fault) => {
    logFault({ request, context }, fault);
    return { ok: false, refusal: { code: 'failed' } } as const;
  });
  if (!signedIn.ok) {
    const { trouble, init } = answerRefusal(signedIn.refusal);
    return data({ kind: 'refused', ...typed, trouble } satisfies SignInAnswer, init);
  }
  const language = languageOf(url.pathname);
  const { userId, setCookies } = signedIn.value;
  // Whose phone or address another account has verified is told so before anything else.
  const hasLost = await hasLostIdentifier(running.shop, userId);
  const goOn = hasLost
    ? pathIn(language, href('/account/details'))
    : goOnPath(language, typed.next);
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
  const { next } = actionData ?? loaderData;
  return <SignInPage next={next} answer={actionData} />;
}
