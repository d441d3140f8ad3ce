/** The steps that an admin can mark as done or not needed by a button. */
export const onboardingMarks = [
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
export type OnboardingMark = (typeof onboardingMarks)[number];
