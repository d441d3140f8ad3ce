import type { OnboardingStep } from '#domain/onboarding/onboarding-steps.ts';
import { Both } from '#ui/text.tsx';
import { doneOf } from './onboarding.copy.ts';

/** Shows how much is done. The bar says nothing that the words do not. */
export function OnboardingProgress({ steps }: { steps: readonly OnboardingStep[] }) {
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <div className="mb-2">
      <p className="figures text-md font-semibold text-leaf-900">
        <Both of={doneOf(done, steps.length)} beside />
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
