import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import {
  href,
  isRouteErrorResponse,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { PanelCard } from '#admin/page/panel-card.tsx';
import { SignInNeededScreen } from '#admin/sign-in/sign-in-needed-screen.tsx';
import type { AdminRole } from '#domain/accounts/admin-role.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Both } from '#ui/text/text.tsx';
import type { SignInNeeded } from '#web/guards/require-admin.server.ts';
import { panelCopy } from './panel.copy.ts';
import { PanelLayout } from './panel-layout.tsx';

/**
 * Shows the sign-in screen at the same URL for a 401, and any other error inside the layout of the panel. A page outside of
 * the layout shows the error without navigation, because the role of the admin is not known there.
 */
export function PanelErrorPage({ isInLayout = true }: { isInLayout?: boolean }) {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const layoutData = useRouteLoaderData<{ role: AdminRole }>('admin/layout/layout.route');
  const isForPacker = layoutData?.role === 'packer';
  const status = statusOf(error);
  if (isRouteErrorResponse(error) && status === 401) {
    const needed = error.data as SignInNeeded;
    return <SignInNeededScreen needed={needed} next={`${pathname}${search}`} />;
  }
  const kind = status === 404 ? 'not-found' : 'failed';
  if (!isInLayout) {
    return (
      <main className="panel panel-body full-height grid content-center p-4">
        <div className="mx-auto w-full max-w-180">
          <PanelProblem kind={kind} home="panel" />
        </div>
      </main>
    );
  }
  return (
    <PanelLayout isForPacker={isForPacker}>
      <PanelProblem kind={kind} home={isForPacker ? 'packing' : 'dashboard'} />
    </PanelLayout>
  );
}

export function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

/** Maps each target of the button to its URL. An admin who may not open it is redirected to the pages of their role. */
const homes = {
  panel: '/admin',
  packing: '/admin/packing',
  dashboard: '/admin/dashboard',
} as const;

type PanelProblemProps = { kind: 'not-found' | 'failed'; home: keyof typeof homes };

/** Reloads the whole document by either link, because the code of the page may be what failed. */
function PanelProblem({ kind, home }: PanelProblemProps) {
  const { pathname, search } = useLocation();
  const isMissing = kind === 'not-found';
  return (
    <PanelCard>
      <EmptyState
        as="h1"
        isLongText
        of={isMissing ? panelCopy.pageNotFound : panelCopy.unavailable}
        icon={<CircleAlert className="size-14 stroke-1" />}
      >
        {!isMissing && (
          <ButtonLink to={`${pathname}${search}`} reloadDocument>
            <Both of={panelCopy.tryAgain} />
          </ButtonLink>
        )}
        <ButtonLink to={href(homes[home])} variant="outline" reloadDocument>
          <Both of={panelCopy[home]} />
        </ButtonLink>
      </EmptyState>
    </PanelCard>
  );
}
