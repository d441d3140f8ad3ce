import { href, Link } from 'react-router';
import { MoreLink, PanelCard } from '#admin/page/panel-card.tsx';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { Onboarding } from '#domain/onboarding/read-onboarding.server.ts';
import { Both, Text } from '#ui/text/text.tsx';
import { checklistCopy, onboardingCopy } from './onboarding.copy.ts';
import { OnboardingButton } from './onboarding-button.tsx';
import { OnboardingProgress, OnboardingSteps } from './onboarding-steps.tsx';

const maxSteps = 3;

/** Shows the next steps on the dashboard until all are done; only a link to them after an admin has hidden them. */
export function OnboardingPanel({ onboarding }: { onboarding: Onboarding }) {
  if (onboarding.steps.every(({ isDone }) => isDone)) return null;
  const { title, lead } = checklistCopy[onboarding.kind];
  if (onboarding.isHidden) return <ChecklistLink title={title} />;
  const next = onboarding.steps.filter(({ isDone }) => !isDone).slice(0, maxSteps);
  return (
    <div className="mb-6">
      <PanelCard
        id="onboarding"
        title={title}
        action={
          <OnboardingButton mark="guide-hidden" of={onboardingCopy.hide} returnTo="dashboard" />
        }
      >
        <p className="mb-4 text-md text-ink-600">
          <Text of={lead} />
        </p>
        <OnboardingProgress steps={onboarding.steps} />
        <OnboardingSteps steps={next} as="h3" returnTo="dashboard" />
        <MoreLink to={href('/admin/guide')}>
          <Both of={onboardingCopy.allSteps} />
        </MoreLink>
      </PanelCard>
    </div>
  );
}

function ChecklistLink({ title }: { title: Bilingual }) {
  return (
    <p className="mb-5">
      <Link
        to={href('/admin/guide')}
        className="inline-flex min-h-11 items-center font-medium text-leaf-700 underline"
      >
        <span>
          <Both of={title} inline />
        </span>
      </Link>
    </p>
  );
}
