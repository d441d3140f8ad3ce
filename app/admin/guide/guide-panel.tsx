import ArrowRight from 'lucide-react/icons/arrow-right';
import { href, Link } from 'react-router';
import { Panel } from '#admin/shell/panel.tsx';
import type { Guide } from '#domain/guide/read-guide.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Both, Text } from '#ui/text.tsx';
import { guideCopy } from './guide.copy.ts';
import { GuideButton } from './guide-button.tsx';
import { GuideProgress } from './guide-progress.tsx';
import { GuideSteps } from './guide-steps.tsx';

const atOnce = 3;

/** On the dashboard until all is done: what comes next or, where the guide was hidden, the way back to it. */
export function GuidePanel({ guide }: { guide: Guide | undefined }) {
  if (!guide || guide.steps.every(({ isDone }) => isDone)) return null;
  if (guide.isHidden) return <WayBack />;
  const next = guide.steps.filter(({ isDone }) => !isDone).slice(0, atOnce);
  return (
    <div className="mb-6">
      <Panel
        id="guide"
        title={guideCopy.title}
        action={<GuideButton mark="guide-hidden" of={guideCopy.hide} on="dashboard" />}
      >
        <p className="mb-4 text-md text-ink-600">
          <Text of={guideCopy.lead} />
        </p>
        <GuideProgress steps={guide.steps} />
        <GuideSteps steps={next} as="h3" on="dashboard" />
        <ButtonLink
          to={href('/admin/guide')}
          variant="quiet"
          size="small"
          iconAfter={<ArrowRight aria-hidden="true" />}
        >
          <Both of={guideCopy.allSteps} />
        </ButtonLink>
      </Panel>
    </div>
  );
}

function WayBack() {
  return (
    <p className="mb-5">
      <Link
        to={href('/admin/guide')}
        className="inline-flex min-h-11 items-center font-medium text-leaf-700 underline"
      >
        <span>
          <Both of={guideCopy.title} beside />
        </span>
      </Link>
    </p>
  );
}
