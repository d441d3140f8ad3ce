/** The purposes of an SMS code: to verify a phone number, or to set a new password. */
export const codePurposes = ['verify', 'reset'] as const;
export type CodePurpose = (typeof codePurposes)[number];

export const codeLength = 6;
export const codeLifetimeMinutes = 10;
/** The attempts allowed for one code. The chance to guess it is 5 in a million. */
export const maxCodeAttempts = 5;

type SendingOptions = { demo: unknown; channels: readonly { name: string }[] };

/** Returns whether codes can be sent: by a provider of SMS, or in demo mode, which shows them instead. */
export function canSendCodes({ demo, channels }: SendingOptions): boolean {
  return demo !== undefined || channels.some(({ name }) => name === 'sms');
}
