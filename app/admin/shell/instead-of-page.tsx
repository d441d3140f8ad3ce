import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { SignInNeededScreen } from '#admin/sign-in/sign-in-needed-screen.tsx';
import type { SignInNeeded } from '#web/require-owner.server.ts';
import { PanelFrame } from './panel-frame.tsx';
import { PanelProblem } from './panel-problem.tsx';

/** Not let in: the screen that says what is asked for, at the same address. Anything else is said inside the panel. */
export function InsteadOfPage() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const status = statusOf(error);
  if (isRouteErrorResponse(error) && status === 401) {
    const needed = error.data as SignInNeeded;
    return <SignInNeededScreen needed={needed} next={`${pathname}${search}`} />;
  }
  return (
    <PanelFrame>
      <PanelProblem kind={status === 404 ? 'not-found' : 'failed'} />
    </PanelFrame>
  );
}

export function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}
