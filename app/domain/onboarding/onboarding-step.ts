import type { OnboardingMark } from './onboarding-mark.ts';

export type OnboardingStepKey =
  | 'brand'
  | 'contact'
  | 'payment'
  | 'delivery'
  | 'product'
  | 'approval'
  | 'policies'
  | 'claims'
  | 'mail'
  | 'second-factor'
  | 'backup';

export type DemoStepKey =
  | 'demo-order'
  | 'demo-confirm'
  | 'demo-packing-slip'
  | 'demo-ship'
  | 'demo-track'
  | 'demo-product'
  | 'demo-month';

export type OnboardingStep = {
  key: OnboardingStepKey | DemoStepKey;
  isDone: boolean;
  /** The mark that can replace doing the step. */
  mark?: OnboardingMark;
  isMarked: boolean;
};
