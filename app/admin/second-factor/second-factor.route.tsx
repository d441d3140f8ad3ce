import { data, href, redirect } from 'react-router';
import { InsteadOfPage } from '#admin/shell/instead-of-page.tsx';
import { panelMeta } from '#admin/shell/panel-meta.ts';
import { nextPath } from '#admin/sign-in/next-path.ts';
import { SignInNeededScreen } from '#admin/sign-in/sign-in-needed-screen.tsx';
import { codeForm } from '#domain/second-factor/second-factor-schema.server.ts';
import { runningShopContext } from '#web/contexts.server.ts';
import { readForm } from '#web/read-form.server.ts';
import { keepPanelPrivate, neededOf, readPanelVisitor } from '#web/require-owner.server.ts';
import { enterBySecondFactor } from '#web/second-factor.server.ts';
import type { Route } from './+types/second-factor.route';
import { codeMissing, codeProblem } from './code-problem.ts';
import { secondFactorCopy } from './second-factor.copy.ts';

export const middleware: Route.MiddlewareFunction[] = [keepPanelPrivate];

export const meta: Route.MetaFunction = () => panelMeta(secondFactorCopy.title);

/** So that Retry-After reaches the browser. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

/** Stands outside the guard, as the login screen does, and answers 401 until nothing is lacking. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const running = context.get(runningShopContext);
  const visitor = await readPanelVisitor(running, request);
  const next = nextPath(new URL(request.url).searchParams.get('next'));
  if (visitor?.lacking === 'nothing') throw redirect(next);
  return data({ needed: neededOf(running, visitor), next }, { status: 401 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const running = context.get(runningShopContext);
  const visitor = await readPanelVisitor(running, request);
  const form = await readForm(request, codeForm);
  const next = nextPath(form.values['next']);
  if (visitor?.lacking === 'nothing') throw redirect(next);
  if (visitor?.lacking !== 'code') return data({ next }, { status: 401 });
  if (!form.ok) return shown(next, codeMissing(form.values['kind']));

  const entered = await enterBySecondFactor(
    { running, request, sessionId: visitor.sessionId, userId: visitor.owner.userId },
    form.value.code,
  );
  if (entered.ok) return redirect(next, { headers: cookies(entered.value.setCookies) });
  if (entered.refusal.code === 'challenge-over') {
    const again = `${href('/admin/sign-in')}?${new URLSearchParams({ next, because: 'codes' })}`;
    return redirect(again, { headers: cookies(entered.refusal.setCookies) });
  }
  return shown(next, codeProblem(entered.refusal, form.values['kind']));
}

function shown(next: string, { problem, ...init }: ReturnType<typeof codeProblem>) {
  return data({ next, problem }, init);
}

function cookies(setCookies: string[]): [string, string][] {
  return setCookies.map((cookie) => ['Set-Cookie', cookie]);
}

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { needed, next } = loaderData;
  return <SignInNeededScreen needed={needed} next={next} {...actionData} />;
}

export function ErrorBoundary() {
  return <InsteadOfPage />;
}
