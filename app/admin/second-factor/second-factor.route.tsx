import {
  data,
  href,
  redirect,
  redirectDocument,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { PanelErrorPage } from '#admin/layout/error-page.tsx';
import { panelMeta } from '#admin/page/panel-meta.ts';
import { nextPath } from '#admin/sign-in/next-path.ts';
import { SignInNeededScreen } from '#admin/sign-in/sign-in-needed-screen.tsx';
import { UnsavedScreen } from '#admin/sign-in/unsaved-screen.tsx';
import { codeForm } from '#domain/auth/second-factor/second-factor-schema.server.ts';
import { useAnswerKey } from '#ui/use-answer-key.ts';
import { hasUnsavedFormContext, runningShopContext } from '#web/contexts.server.ts';
import { answerHeaders, refusedAnswer, wrongFieldsAnswer } from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import { parseUnsavedForm, type UnsavedForm } from '#web/forms/unsaved-form.server.ts';
import {
  keepPanelPrivate,
  readPanelVisitor,
  signInNeeded,
} from '#web/guards/require-admin.server.ts';
import { enterBySecondFactor } from '#web/sign-in/second-factor.server.ts';
import type { Route } from './+types/second-factor.route';
import type { CodeScreenProps } from './code-screen.tsx';
import { secondFactorCopy } from './second-factor.copy.ts';

export const middleware: Route.MiddlewareFunction[] = [keepPanelPrivate];

export const meta: Route.MetaFunction = () => panelMeta(secondFactorCopy.title);

export const headers = answerHeaders;

/**
 * Runs outside the guard, like the sign-in screen. Responds with 401, and redirects once the admin is fully signed in and
 * has no unsaved form.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const running = context.get(runningShopContext);
  const visitor = await readPanelVisitor(running, request);
  const next = nextPath(new URL(request.url).searchParams.get('next'));
  const isDone = visitor?.missingStep === 'nothing';
  if (isDone && !context.get(hasUnsavedFormContext)) throw redirect(next);
  return data({ needed: signInNeeded(running, visitor), next }, { status: 401 });
}

/** What each step passes to the next: the requested page, and a form that could not be saved. */
type Continuation = Pick<CodeScreenProps, 'next' | 'unsaved'>;
type ActionData = Continuation & {
  answer?: CodeScreenProps['answer'];
  reason?: 'too-many-wrong-codes' | 'sign-in-over';
  /** Set once signed in: shows the unsaved form again, to be saved. */
  resume?: UnsavedForm;
};

const respond = (actionData: ActionData, init: ResponseInit) => data(actionData, init);

export async function action({ request, context }: Route.ActionArgs) {
  const running = context.get(runningShopContext);
  const visitor = await readPanelVisitor(running, request);
  const form = await readForm(request, codeForm);
  const continuation = {
    next: nextPath(form.values['next']),
    unsaved: parseUnsavedForm(form.values['unsaved']),
  };
  if (continuation.unsaved) context.set(hasUnsavedFormContext, true);
  const values = { kind: form.values['kind'] ?? '' };
  if (visitor?.missingStep === 'nothing') return proceed(continuation);
  // The first request of a double click has replaced the session.
  if (!visitor) return respond({ ...continuation, reason: 'sign-in-over' }, { status: 401 });
  if (visitor.missingStep !== 'code') return respond(continuation, { status: 401 });
  if (!form.ok)
    return respondRefused(wrongFieldsAnswer(values, { code: 'required' }), continuation);

  const { sessionId, admin } = visitor;
  const signedIn = { running, request, sessionId, userId: admin.userId };
  const entered = await enterBySecondFactor(signedIn, form.value.code);
  if (entered.ok) return proceed(continuation, entered.value.setCookies);
  const { refusal } = entered;
  if (refusal.code === 'wrong-code') {
    return respondRefused(wrongFieldsAnswer(values, { code: refusal.code }, 401), continuation);
  }
  if (refusal.code === 'too-many-attempts')
    return respondRefused(refusedAnswer(values, refusal), continuation);
  return askForPassword(continuation, refusal.setCookies);
}

/** Redirects to the sign-in after too many wrong codes, or shows it here with the unsaved form, which no URL can carry. */
function askForPassword(continuation: Continuation, setCookies: string[]) {
  const { next, unsaved } = continuation;
  const headers = cookies(setCookies);
  const reason = 'too-many-wrong-codes';
  return unsaved
    ? respond({ next, unsaved, reason }, { status: 401, headers })
    : redirectDocument(
        `${href('/admin/sign-in')}?${new URLSearchParams({ next, because: reason })}`,
        { headers },
      );
}

type FormResponse = { data: NonNullable<ActionData['answer']>; init: ResponseInit | null };

function respondRefused({ data: formAnswer, init }: FormResponse, continuation: Continuation) {
  return respond({ ...continuation, answer: formAnswer }, init ?? {});
}

/** Redirects to the requested page, or offers to save the unsaved form. */
function proceed({ next, unsaved }: Continuation, setCookies: string[] = []) {
  const headers = cookies(setCookies);
  return unsaved
    ? respond({ next, resume: unsaved }, { status: 200, headers })
    : redirectDocument(next, { headers });
}

function cookies(setCookies: string[]): [string, string][] {
  return setCookies.map((cookie) => ['Set-Cookie', cookie]);
}

/** Revalidates after 401: if the session has ended, the screen asks for the password instead of a code. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return args.actionStatus === 401 || args.defaultShouldRevalidate;
}

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const key = useAnswerKey(actionData);
  const { needed, next } = loaderData;
  if (actionData?.resume) {
    return <UnsavedScreen unsaved={actionData.resume} next={actionData.next} />;
  }
  return <SignInNeededScreen key={key} needed={needed} next={next} {...actionData} />;
}

export function ErrorBoundary() {
  return <PanelErrorPage isInLayout={false} />;
}
