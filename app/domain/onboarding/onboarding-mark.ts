/**
 * The marks that admins set by a button, as stored: a step is done or not needed. `slip-seen`: the packing slip was seen.
 * `guide-hidden` hides the checklist.
 */
export const onboardingMarkKinds = [
  'brand-read',
  'delivery-read',
  'approval-cleared',
  'policies-read',
  'claims-read',
  'without-mail',
  'without-second-factor',
  'backup-arranged',
  'slip-seen',
  'track-seen',
  'guide-hidden',
] as const;
export type OnboardingMark = (typeof onboardingMarkKinds)[number];
