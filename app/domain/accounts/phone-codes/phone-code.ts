/** The purposes of an SMS code: to verify a phone, or to set a new password. */
export const codePurposes = ['verify', 'reset'] as const;
export type CodePurpose = (typeof codePurposes)[number];

export const codeLength = 6;
/** In minutes. */
export const codeLifetime = 10;
/** The attempts allowed for one code. The chance to guess it is 5 in a million. */
export const codeTries = 5;

type Means = { demo: unknown; channels: readonly { name: string }[] };

/** Whether codes can be sent: by a provider of SMS, or in a demonstration, which shows them in place of sending. */
export function canSendCodes({ demo, channels }: Means): boolean {
  return demo !== undefined || channels.some(({ name }) => name === 'sms');
}
