import {
  data,
  href,
  isRouteErrorResponse,
  redirect,
  redirectDocument,
  useRouteError,
} from 'react-router';
import { panelMeta } from '#admin/shell/panel-meta.ts';
import { signInSchema } from '#domain/accounts/sign-in-schema.server.ts';
import { useAnswerKey } from '#ui/use-answer-key.ts';
import { runningShopContext, visitContext } from '#web/contexts.server.ts';
import { writeFlash } from '#web/flash.server.ts';
import type { LostFormHandle } from '#web/line/lost-form.ts';
import { logFault } from '#web/log-fault.server.ts';
import { readForm } from '#web/read-form.server.ts';
import { keepPanelPrivate, readPanelVisitor } from '#web/require-owner.server.ts';
import { signInOwner } from '#web/sign-in-owner.server.ts';
import { parseUnsavedForm } from '#web/unsaved-form.server.ts';
import type { Route } from './+types/sign-in.route';
import { LoginScreen, type LoginScreenProps } from './login-screen.tsx';
import { nextPath } from './next-path.ts';
import { reasonOf, signInCopy } from './sign-in.copy.ts';
import { problemOf, problemsOfFields } from './sign-in-problem.ts';
import { UnsavedScreen } from './unsaved-screen.tsx';

export const middleware: Route.MiddlewareFunction[] = [keepPanelPrivate];

export const meta: Route.MetaFunction = () => panelMeta(signInCopy.login);

export const handle: LostFormHandle = { lostForm: { say: () => signInCopy.failed } };

/** So that Retry-After reaches the browser. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

/** Stands outside the guard, and answers 401 as every page does that is asked for without a session. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const running = context.get(runningShopContext);
  const visitor = await readPanelVisitor(running, request);
  if (visitor?.lacking === 'nothing') throw redirect(href('/admin/dashboard'));
  const asked = new URL(request.url).searchParams;
  const because = reasonOf(asked.get('because'));
  return data({ next: nextPath(asked.get('next')), because, demo: running.demo }, { status: 401 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const running = context.get(runningShopContext);
  const { clientAddress } = context.get(visitContext);
  const form = await readForm(request, signInSchema);
  const unsaved = parseUnsavedForm(form.values['unsaved']);
  const shown = {
    next: nextPath(form.values['next']),
    username: form.values['username'] ?? '',
    unsaved,
  };
  if (!form.ok) {
    return data({ ...shown, problem: problemsOfFields(form.refusal.problems) }, { status: 422 });
  }
  try {
    const signedIn = await signInOwner({ running, request, clientAddress }, form.value);
    if (!signedIn.ok) {
      const { problem, ...init } = problemOf(signedIn.refusal, running.demo);
      return data({ ...shown, problem }, init);
    }
    const flash = await writeFlash(running, { kind: 'success', code: 'signed-in' });
    const cookies = [...signedIn.value.setCookies, flash];
    const headers = cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]);
    if (unsaved) return data({ ...shown, resume: unsaved }, { status: 200, headers });
    return redirectDocument(shown.next, { headers });
  } catch (thrown) {
    logFault({ request, context }, thrown);
    throw data({ ...shown, demo: running.demo } satisfies LoginScreenProps, { status: 503 });
  }
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswerKey(actionData);
  if (actionData && 'resume' in actionData) {
    return <UnsavedScreen unsaved={actionData.resume} next={actionData.next} />;
  }
  return <LoginScreen key={answer} {...loaderData} {...actionData} />;
}

/** Thrown rather than answered, because nothing that would read the database again can be relied on. */
export function ErrorBoundary() {
  const error = useRouteError();
  const isOurs = isRouteErrorResponse(error) && error.status === 503;
  const shown = isOurs ? (error.data as LoginScreenProps) : { next: nextPath(''), demo: undefined };
  return <LoginScreen {...shown} problem={{ form: signInCopy.failed }} />;
}
