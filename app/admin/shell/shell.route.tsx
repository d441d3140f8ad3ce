import { data, isRouteErrorResponse, Outlet, useLocation, useRouteError } from 'react-router';
import { LoginScreen } from '#admin/sign-in/login-screen.tsx';
import { salesFigures } from '#domain/orders/sales-figures.server.ts';
import { ownerShopContext, runningShopContext } from '#web/contexts.server.ts';
import { takeFlash } from '#web/flash.server.ts';
import { keepPanelPrivate, requireOwner, type SignInNeeded } from '#web/require-owner.server.ts';
import type { Route } from './+types/shell.route';
import { FlashMessage } from './flash-message.tsx';
import { PanelFrame } from './panel-frame.tsx';
import { PanelProblem } from './panel-problem.tsx';
import { PanelTitle } from './panel-title.tsx';
import { shellCopy } from './shell.copy.ts';

export const middleware: Route.MiddlewareFunction[] = [keepPanelPrivate, requireOwner];

/** With a loader the guard runs on every way into the panel: pages, navigations inside it, and their data alone. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pendingCount } = await salesFigures(context.get(ownerShopContext));
  const { flash, forget } = await takeFlash(context.get(runningShopContext), request);
  const headers = forget === undefined ? undefined : { 'Set-Cookie': forget };
  return data({ pendingCount, flash }, headers && { headers });
}

export default function Shell({ loaderData: { pendingCount, flash } }: Route.ComponentProps) {
  return (
    <PanelFrame pendingCount={pendingCount}>
      <FlashMessage flash={flash} />
      <Outlet />
    </PanelFrame>
  );
}

/** No session: the login screen at the same address. Anything else is said inside the panel. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (isRouteErrorResponse(error) && status === 401) {
    const { demo } = error.data as SignInNeeded;
    return (
      <>
        <PanelTitle of={shellCopy.login} />
        <LoginScreen next={`${pathname}${search}`} demo={demo} />
      </>
    );
  }
  return (
    <PanelFrame>
      <PanelTitle of={status === 404 ? shellCopy.pageNotFound : shellCopy.panel} />
      <PanelProblem kind={status === 404 ? 'not-found' : 'failed'} />
    </PanelFrame>
  );
}
