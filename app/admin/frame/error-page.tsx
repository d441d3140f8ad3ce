import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { href, isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { PanelCard } from '#admin/page/panel-card.tsx';
import { SignInNeededScreen } from '#admin/sign-in/sign-in-needed-screen.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Both } from '#ui/text/text.tsx';
import type { SignInNeeded } from '#web/guards/require-owner.server.ts';
import { panelCopy } from './panel.copy.ts';
import { PanelFrame } from './panel-frame.tsx';

/** Shows the sign-in screen at the same URL for a 401, and any other error inside the frame of the panel. */
export function PanelErrorPage() {
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

/** Reloads the whole document by either link, because the code of the page may be what failed. */
function PanelProblem({ kind }: { kind: 'not-found' | 'failed' }) {
  const { pathname, search } = useLocation();
  const isMissing = kind === 'not-found';
  return (
    <PanelCard>
      <EmptyState
        as="h1"
        sentence
        of={isMissing ? panelCopy.pageNotFound : panelCopy.unavailable}
        icon={<CircleAlert className="size-14 stroke-1" />}
      >
        {!isMissing && (
          <ButtonLink to={`${pathname}${search}`} reloadDocument>
            <Both of={panelCopy.tryAgain} />
          </ButtonLink>
        )}
        <ButtonLink to={href('/admin/dashboard')} variant="outline" reloadDocument>
          <Both of={panelCopy.dashboard} />
        </ButtonLink>
      </EmptyState>
    </PanelCard>
  );
}
