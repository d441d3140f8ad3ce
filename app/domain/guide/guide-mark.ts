/** What can be said to the guide by a press of a button. */
export const guideMarks = [
  'brand-read',
  'delivery-read',
  'approval-cleared',
  'policies-read',
  'claims-read',
  'without-mail',
  'without-second-factor',
  'backup-arranged',
  'guide-hidden',
] as const;
export type GuideMark = (typeof guideMarks)[number];
