import type { OnboardingMark } from './onboarding-mark.ts';
import type { OnboardingStep } from './onboarding-steps.ts';

/** What the owner of a demonstration has tried. Invented orders count for the month alone. */
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

/** Returns what to try in a demonstration, in the order in which it builds on what was done before. */
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

/** Looking at something leaves no trace in the shop. */
function marked(key: DemoStepKey, mark: OnboardingMark, marks: DemoFacts['marks']): OnboardingStep {
  const isMarked = marks.has(mark);
  return { key, isDone: isMarked, isMarked, mark };
}
