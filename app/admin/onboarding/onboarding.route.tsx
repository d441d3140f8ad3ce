import { href, redirect } from 'react-router';
import { PageHeader } from '#admin/page/page-header.tsx';
import { PanelCard } from '#admin/page/panel-card.tsx';
import { panelMeta } from '#admin/page/panel-meta.ts';
import {
  markOnboarding,
  onboardingForm,
  unmarkOnboarding,
} from '#domain/onboarding/mark-onboarding.server.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Both } from '#ui/text/text.tsx';
import { adminShopContext, runningShopContext } from '#web/contexts.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import type { Route } from './+types/onboarding.route';
import { checklistCopy, onboardingCopy } from './onboarding.copy.ts';
import { OnboardingButton } from './onboarding-button.tsx';
import { OnboardingProgress, OnboardingSteps } from './onboarding-steps.tsx';
import { readChecklist } from './read-checklist.server.ts';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return panelMeta(checklistCopy[loaderData?.onboarding.kind ?? 'opening'].title, matches);
}

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(adminShopContext);
  return {
    onboarding: await readChecklist(shop, context.get(runningShopContext)),
  };
}

/** Marks or unmarks a step, or hides or shows the checklist. Redirects to this page or the dashboard, as the button says. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const shop = context.get(adminShopContext);
  const form = await readForm(request, onboardingForm);
  if (!form.ok) return redirect(href('/admin/guide'), 303);
  const { mark, isUndo } = form.value;
  await (isUndo ? unmarkOnboarding(shop, mark) : markOnboarding(shop, mark));
  const isOnDashboard = url.searchParams.get('returnTo') === 'dashboard';
  return redirect(isOnDashboard ? href('/admin/dashboard') : href('/admin/guide'), 303);
}

/** Shows the whole checklist, the steps that are done included. */
export default function OnboardingPage({ loaderData }: Route.ComponentProps) {
  const { kind, steps, isHidden } = loaderData.onboarding;
  const { title, lead, allDone } = checklistCopy[kind];
  const isComplete = steps.every(({ isDone }) => isDone);
  return (
    <>
      <PageHeader title={title} subtitle={lead} />
      <div className="grid max-w-215 gap-5">
        {isComplete && (
          <Notice tone="success">
            <Both of={allDone} />
          </Notice>
        )}
        {isHidden && !isComplete && (
          <Notice>
            <p className="mb-3">
              <Both of={onboardingCopy.hidden} />
            </p>
            <OnboardingButton mark="guide-hidden" isUndo of={onboardingCopy.show} />
          </Notice>
        )}
        <PanelCard>
          <OnboardingProgress steps={steps} />
          <OnboardingSteps steps={steps} as="h2" />
        </PanelCard>
      </div>
    </>
  );
}
