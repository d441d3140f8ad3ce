import type { OnboardingMark } from './onboarding-mark.ts';
import type { OnboardingStep } from './onboarding-steps.ts';

/**
 * The features that the owner in demo mode has tried. Invented orders count only for the month.
 */
export type DemoFacts = {
  hasOrder: boolean;
  hasConfirmed: boolean;
  hasShipped: boolean;
  hasChangedProduct: boolean;
  hasMonth: boolean;
  marks: ReadonlySet<OnboardingMark>;
};

export type DemoStepKey =
  | 'demo-order'
  | 'demo-confirm'
  | 'demo-slip'
  | 'demo-ship'
  | 'demo-track'
  | 'demo-product'
  | 'demo-month';

/** Returns the steps to try in demo mode, each after those that it builds on. */
export function demoSteps({ marks, ...facts }: DemoFacts): OnboardingStep[] {
  return [
    seen('demo-order', facts.hasOrder),
    seen('demo-confirm', facts.hasConfirmed),
    marked('demo-slip', 'slip-seen', marks),
    seen('demo-ship', facts.hasShipped),
    marked('demo-track', 'track-seen', marks),
    seen('demo-product', facts.hasChangedProduct),
    seen('demo-month', facts.hasMonth),
  ];
}

function seen(key: DemoStepKey, isDone: boolean): OnboardingStep {
  return { key, isDone, isMarked: false };
}

/** Not derived from data, because viewing something leaves no trace in the shop. */
function marked(key: DemoStepKey, mark: OnboardingMark, marks: DemoFacts['marks']): OnboardingStep {
  const isMarked = marks.has(mark);
  return { key, isDone: isMarked, isMarked, mark };
}
