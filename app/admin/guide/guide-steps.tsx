import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import type { GuideStep } from '#domain/guide/guide-steps.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Both, Text } from '#ui/text.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { guideCopy, markWords, stepWords } from './guide.copy.ts';
import { stepHrefs } from './guide-address.ts';
import { GuideButton } from './guide-button.tsx';

type GuideStepsProps = {
  steps: readonly GuideStep[];
  /** The level of a step's title on its page. */
  as: 'h2' | 'h3';
  on?: 'dashboard';
};

/** What is to do, each with its way there; what is done shrinks to a line. */
export function GuideSteps({ steps, as, on }: GuideStepsProps) {
  return (
    <ol className="grid divide-y divide-line">
      {steps.map((step) => (
        <li key={step.key} className="grid grid-cols-[28px_1fr] gap-x-3.5 py-4">
          <Tick isDone={step.isDone} />
          <div>
            <StepTitle step={step} as={as} />
            {step.isDone ? <TakeBack step={step} on={on} /> : <WhatToDo step={step} on={on} />}
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

type StepProps = { step: GuideStep };

function StepTitle({ step: { key, isDone }, as: Tag }: StepProps & { as: 'h2' | 'h3' }) {
  return (
    <Tag
      id={titleId(key)}
      className={`text-base leading-snug ${isDone ? 'font-medium text-ink-600' : 'font-semibold'}`}
    >
      <Both of={stepWords[key].title} />
      <VisuallyHidden>
        {' '}
        <Text of={isDone ? guideCopy.done : guideCopy.toDo} />
      </VisuallyHidden>
    </Tag>
  );
}

function titleId(key: GuideStep['key']): string {
  return `guide-${key}`;
}

function WhatToDo({ step: { key, mark }, on }: StepProps & { on: 'dashboard' | undefined }) {
  const { what, go } = stepWords[key];
  return (
    <>
      <p className="mt-1.5 max-w-[62ch] text-md text-ink-600">
        <Text of={what} />
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <ButtonLink
          to={stepHrefs[key]}
          variant="outline"
          size="small"
          iconAfter={<ArrowRight aria-hidden="true" />}
        >
          <Both of={go} />
        </ButtonLink>
        {mark && mark !== 'guide-hidden' && (
          <GuideButton mark={mark} of={markWords[mark]} on={on} describedBy={titleId(key)} />
        )}
      </div>
    </>
  );
}

/** Only what was said can be unsaid; what the shop shows by itself stays. */
function TakeBack({ step, on }: StepProps & { on: 'dashboard' | undefined }) {
  const { key, mark, isMarked } = step;
  if (!isMarked || !mark || on) return null;
  return (
    <div className="-ms-3">
      <GuideButton mark={mark} takeBack of={guideCopy.takeBack} describedBy={titleId(key)} />
    </div>
  );
}
