import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import { href } from 'react-router';
import { tabHref } from '#admin/settings/settings-tabs.ts';
import type { OnboardingStep } from '#domain/onboarding/onboarding-step.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { doneOf, markLabels, onboardingCopy, stepCopy } from './onboarding.copy.ts';
import { OnboardingButton } from './onboarding-button.tsx';

type OnboardingStepsProps = {
  steps: readonly OnboardingStep[];
  /** The level of a step's title on its page. */
  as: 'h2' | 'h3';
  /** The page of the steps, to which their buttons return. On the dashboard no mark can be undone. */
  returnTo?: 'dashboard';
};

/** Lists the steps, each with a link to its page; a done step shrinks to one line. */
export function OnboardingSteps({ steps, as, returnTo }: OnboardingStepsProps) {
  return (
    <ol className="grid divide-y divide-line">
      {steps.map((step) => (
        <li key={step.key} className="grid grid-cols-[28px_1fr] gap-x-3.5 py-4">
          <Tick isDone={step.isDone} />
          <div>
            <StepTitle step={step} as={as} />
            {step.isDone ? (
              <UndoMark step={step} returnTo={returnTo} />
            ) : (
              <Instructions step={step} returnTo={returnTo} />
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Tick({ isDone }: { isDone: boolean }) {
  const look = isDone
    ? 'border-leaf-700 bg-leaf-700 text-cream-50'
    : 'border-cream-300 text-transparent';
  return (
    <span
      aria-hidden="true"
      className={`grid size-7 place-items-center rounded-pill border-2 ${look} forced-colors:text-[CanvasText]`}
    >
      {isDone && <Check className="size-4.5" />}
    </span>
  );
}

type StepProps = { step: OnboardingStep };

function StepTitle({ step: { key, isDone }, as: Tag }: StepProps & { as: 'h2' | 'h3' }) {
  return (
    <Tag
      id={titleId(key)}
      className={`text-base leading-snug ${isDone ? 'font-medium text-ink-600' : 'font-semibold'}`}
    >
      <Both of={stepCopy[key].title} />
      <VisuallyHidden>
        {' '}
        <Text of={isDone ? onboardingCopy.done : onboardingCopy.toDo} />
      </VisuallyHidden>
    </Tag>
  );
}

function titleId(key: OnboardingStep['key']): string {
  return `onboarding-${key}`;
}

function Instructions({
  step: { key, mark },
  returnTo,
}: StepProps & { returnTo: 'dashboard' | undefined }) {
  const { what, go } = stepCopy[key];
  return (
    <>
      <p className="mt-1.5 max-w-[62ch] text-md text-ink-600">
        <Text of={what} />
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <ButtonLink
          to={stepHrefs[key]}
          reloadDocument={!stepHrefs[key].startsWith(href('/admin'))}
          variant="outline"
          size="small"
          iconAfter={<ArrowRight aria-hidden="true" />}
        >
          <Both of={go} />
        </ButtonLink>
        {mark && mark !== 'guide-hidden' && (
          <OnboardingButton
            mark={mark}
            of={markLabels[mark]}
            returnTo={returnTo}
            describedBy={titleId(key)}
          />
        )}
      </div>
    </>
  );
}

/** Undoes a mark; a step that the shop itself sees as done stays done. */
function UndoMark({ step, returnTo }: StepProps & { returnTo: 'dashboard' | undefined }) {
  const { key, mark, isMarked } = step;
  if (!isMarked || !mark || returnTo) return null;
  return (
    <div className="-ms-3">
      <OnboardingButton
        mark={mark}
        isUndo
        of={onboardingCopy.takeBack}
        describedBy={titleId(key)}
      />
    </div>
  );
}

/** The page on which each step is done. */
const stepHrefs: Record<OnboardingStep['key'], string> = {
  'demo-order': href('/'),
  'demo-confirm': href('/admin/today'),
  'demo-packing-slip': href('/admin/orders'),
  'demo-ship': href('/admin/today'),
  'demo-track': href('/track'),
  'demo-product': href('/admin/products'),
  'demo-month': `${href('/admin/dashboard')}#month`,
  brand: tabHref('general'),
  contact: tabHref('contact'),
  payment: tabHref('payment'),
  delivery: tabHref('delivery'),
  product: href('/admin/products/new'),
  approval: href('/admin/products'),
  policies: href('/admin/policies'),
  claims: tabHref('landing'),
  mail: href('/admin/messages'),
  'second-factor': href('/admin/security'),
  backup: href('/admin/backups'),
};

/** Shows how many steps are done. Hides the bar from screen readers, because the text says the same. */
export function OnboardingProgress({ steps }: { steps: readonly OnboardingStep[] }) {
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <div className="mb-2">
      <p className="tabular-nowrap text-md font-semibold text-leaf-900">
        <Both of={doneOf(done, steps.length)} inline />
      </p>
      <div aria-hidden="true" className="mt-2 h-2 overflow-hidden rounded-pill bg-cream-300">
        <div
          className="h-full rounded-pill bg-leaf-700 forced-colors:bg-[Highlight]"
          style={{ width: `${(100 * done) / steps.length}%` }}
        />
      </div>
    </div>
  );
}
