import type { OnboardingMark } from './onboarding-mark.ts';
import type { DemoStepKey, OnboardingStep } from './onboarding-step.ts';

/** The features that the owner in demo mode has used. Invented orders count only for `hasMonth`. */
export type DemoFacts = {
  hasOrder: boolean;
  hasConfirmed: boolean;
  hasShipped: boolean;
  hasChangedProduct: boolean;
  hasMonth: boolean;
  marks: ReadonlySet<OnboardingMark>;
};

/** Returns the steps to try in demo mode, each after those that it requires. */
export function demoSteps({ marks, ...facts }: DemoFacts): OnboardingStep[] {
  return [
    derivedStep('demo-order', facts.hasOrder),
    derivedStep('demo-confirm', facts.hasConfirmed),
    markedStep('demo-slip', 'slip-seen', marks),
    derivedStep('demo-ship', facts.hasShipped),
    markedStep('demo-track', 'track-seen', marks),
    derivedStep('demo-product', facts.hasChangedProduct),
    derivedStep('demo-month', facts.hasMonth),
  ];
}

function derivedStep(key: DemoStepKey, isDone: boolean): OnboardingStep {
  return { key, isDone, isMarked: false };
}

/** Makes a step that an admin marks, because viewing a page leaves no trace in the data. */
function markedStep(
  key: DemoStepKey,
  mark: OnboardingMark,
  marks: DemoFacts['marks'],
): OnboardingStep {
  const isMarked = marks.has(mark);
  return { key, isDone: isMarked, isMarked, mark };
}
