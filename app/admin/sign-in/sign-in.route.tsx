import {
  data,
  href,
  isRouteErrorResponse,
  redirect,
  redirectDocument,
  useRouteError,
} from 'react-router';
import { panelMeta } from '#admin/page/panel-meta.ts';
import { signInSchema } from '#domain/accounts/sign-in-schema.server.ts';
import { useAnswerKey } from '#ui/use-answer-key.ts';
import {
  hasUnsavedFormContext,
  requestDetailsContext,
  runningShopContext,
} from '#web/contexts.server.ts';
import { writeFlash } from '#web/cookies/flash.server.ts';
import { answerHeaders, refusedAnswer, wrongFieldsAnswer } from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import { parseUnsavedForm } from '#web/forms/unsaved-form.server.ts';
import { keepPanelPrivate, readPanelVisitor } from '#web/guards/require-admin.server.ts';
import type { FailedRequestHandle } from '#web/navigation/failed-request.ts';
import { logRequestError } from '#web/responses/log-request-error.server.ts';
import { signInAdmin } from '#web/sign-in/sign-in.server.ts';
import type { Route } from './+types/sign-in.route';
import { LoginScreen, type LoginScreenProps } from './login-screen.tsx';
import { nextPath } from './next-path.ts';
import { reasonOf, signInCopy } from './sign-in.copy.ts';
import { UnsavedScreen } from './unsaved-screen.tsx';

export const middleware: Route.MiddlewareFunction[] = [keepPanelPrivate];

export const meta: Route.MetaFunction = () => panelMeta(signInCopy.login);

export const handle: FailedRequestHandle = {
  failedRequest: { messageOf: () => signInCopy.failed },
};

export const headers = answerHeaders;

/** Runs outside the guard, and responds with 401 as every page does without a session. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const running = context.get(runningShopContext);
  const visitor = await readPanelVisitor(running, request);
  const isDone = visitor?.missingStep === 'nothing';
  if (isDone && !context.get(hasUnsavedFormContext)) throw redirect(href('/admin/dashboard'));
  const { searchParams } = new URL(request.url);
  const reason = reasonOf(searchParams.get('because'));
  return data(
    { next: nextPath(searchParams.get('next')), reason, demo: running.demo },
    { status: 401 },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const running = context.get(runningShopContext);
  const { clientAddress } = context.get(requestDetailsContext);
  const form = await readForm(request, signInSchema);
  const unsaved = parseUnsavedForm(form.values['unsaved']);
  if (unsaved) context.set(hasUnsavedFormContext, true);
  const next = nextPath(form.values['next']);
  const values = { username: form.values['username'] ?? '' };
  if (!form.ok) {
    return withContinuation(wrongFieldsAnswer(values, form.refusal.problems), { next, unsaved });
  }
  try {
    const signedIn = await signInAdmin({ running, request, clientAddress }, form.value);
    if (!signedIn.ok) {
      const { refusal } = signedIn;
      const answer =
        refusal.code === 'invalid-credentials'
          ? wrongFieldsAnswer(values, { password: refusal.code }, 401)
          : refusedAnswer(values, refusal);
      return withContinuation(answer, { next, unsaved });
    }
    const flash = await writeFlash(running, { kind: 'success', code: 'signed-in' });
    const cookies = [...signedIn.value.setCookies, flash];
    const headers = cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]);
    if (unsaved) return data({ next, resume: unsaved }, { status: 200, headers });
    return redirectDocument(next, { headers });
  } catch (thrown) {
    logRequestError({ request, context }, thrown);
    const answer = { values, problems: {}, refusal: { code: 'failed' } } as const;
    const screenProps: LoginScreenProps = { next, unsaved, demo: running.demo, answer };
    throw data(screenProps, { status: 503 });
  }
}

type Answer = NonNullable<LoginScreenProps['answer']>;

/** Adds what the next form passes on, the requested page and the unsaved input, to the response. */
function withContinuation(
  { data: answer, init }: { data: Answer; init: ResponseInit | null },
  continuation: Pick<LoginScreenProps, 'next' | 'unsaved'>,
) {
  return data({ ...continuation, answer }, init ?? {});
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const key = useAnswerKey(actionData);
  if (actionData && 'resume' in actionData) {
    return <UnsavedScreen unsaved={actionData.resume} next={actionData.next} />;
  }
  return <LoginScreen key={key} {...loaderData} {...actionData} />;
}

/** Renders the form for a thrown 503, because a loader that reads the database again would fail too. */
export function ErrorBoundary() {
  const error = useRouteError();
  const isFromAction = isRouteErrorResponse(error) && error.status === 503;
  if (isFromAction) return <LoginScreen {...(error.data as LoginScreenProps)} />;
  const answer = { values: {}, problems: {}, refusal: { code: 'failed' } } as const;
  return <LoginScreen next={nextPath('')} demo={undefined} answer={answer} />;
}
