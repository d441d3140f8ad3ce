import { randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import type { SignUpProblems } from '#domain/accounts/sign-up-form.ts';
import { signUpSchema } from '#domain/accounts/sign-up-schema.server.ts';
import { textIn } from '#domain/kernel/bilingual.ts';
import { askedNext, goOnPath } from '#storefront/shell/go-on-path.server.ts';
import { answerRefusal } from '#storefront/sign-in/answer-refusal.server.ts';
import { accountContext, runningShopContext, visitContext } from '#web/contexts.server.ts';
import { knowAccount } from '#web/know-account.server.ts';
import { languageOf } from '#web/language-path.ts';
import { logFault } from '#web/log-fault.server.ts';
import { readForm } from '#web/read-form.server.ts';
import { signUpCustomer } from '#web/sign-up-customer.server.ts';
import type { Route } from './+types/sign-up.route';
import { signUpCopy } from './sign-up.copy.ts';
import type { SignUpAnswer } from './sign-up-answer.ts';
import { SignUpPage } from './sign-up-page.tsx';

const failed = { ok: false, refusal: { code: 'failed' } } as const;

export const middleware: Route.MiddlewareFunction[] = [knowAccount];

export function loader({ url, context }: Route.LoaderArgs) {
  const asked = url.searchParams.get('next');
  if (context.get(accountContext)) throw redirect(goOnPath(languageOf(url.pathname), asked));
  return { next: askedNext(asked), signUpKey: randomUUID() };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request, signUpSchema);
  const { name = '', identifier = '', topic = '' } = form.values;
  const typed = {
    values: { name, identifier },
    next: askedNext(form.values['next']),
    signUpKey: form.values['signUpKey'] || randomUUID(),
  };
  if (!form.ok) {
    const problems: SignUpProblems = form.refusal.problems;
    return data({ kind: 'invalid', problems, ...typed } satisfies SignUpAnswer, { status: 422 });
  }
  const running = context.get(runningShopContext);
  const { clientAddress } = context.get(visitContext);
  const signedUp =
    topic !== ''
      ? failed
      : await signUpCustomer({ running, request, clientAddress }, form.value).catch((fault) => {
          logFault({ request, context }, fault);
          return failed;
        });
  if (!signedUp.ok) {
    const { trouble, init } = answerRefusal(signedUp.refusal);
    return data({ kind: 'refused', trouble, ...typed } satisfies SignUpAnswer, init);
  }
  return redirect(goOnPath(languageOf(url.pathname), typed.next), {
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
  const { next, signUpKey } = actionData ?? loaderData;
  return <SignUpPage next={next} signUpKey={signUpKey} answer={actionData} />;
}
