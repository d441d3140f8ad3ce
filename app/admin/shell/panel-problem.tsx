import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { href, useLocation } from 'react-router';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Both } from '#ui/text.tsx';
import { Panel } from './panel.tsx';
import { shellCopy } from './shell.copy.ts';

/** Both ways on load the whole document: what failed may be the page's own code. */
export function PanelProblem({ kind }: { kind: 'not-found' | 'failed' }) {
  const { pathname, search } = useLocation();
  const isMissing = kind === 'not-found';
  return (
    <Panel>
      <EmptyState
        as="h1"
        sentence
        of={isMissing ? shellCopy.pageNotFound : shellCopy.unavailable}
        icon={<CircleAlert className="size-14 stroke-1" />}
      >
        {!isMissing && (
          <ButtonLink to={`${pathname}${search}`} reloadDocument>
            <Both of={shellCopy.tryAgain} />
          </ButtonLink>
        )}
        <ButtonLink to={href('/admin/dashboard')} variant="outline" reloadDocument>
          <Both of={shellCopy.dashboard} />
        </ButtonLink>
      </EmptyState>
    </Panel>
  );
}
