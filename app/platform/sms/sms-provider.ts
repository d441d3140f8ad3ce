/** The shop's account at a provider. */
export type SmsAccount = {
  /** The name that phones show. */
  senderId: string;
  apiKey: string;
  /** Empty where the provider identifies the shop by its key alone. */
  userId: string;
};

type Sms = {
  /** A mobile number as E.164. */
  recipient: string;
  text: string;
  /** Whether the text needs more than the characters of GSM-7. */
  isUnicode: boolean;
};

/** A service that sends SMS. Each has a file that builds its requests; providers.ts lists them. */
export type SmsProvider = {
  origin: string;
  /** Whether it requires SMS_USER_ID beside the key. */
  requiresUserId: boolean;
  /** The longest sender name that it takes. */
  maxSenderIdLength: number;
  request(
    account: SmsAccount,
    sms: Sms,
  ): { path: string; headers: Record<string, string>; body: string };
};
