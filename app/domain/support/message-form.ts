/** The longest texts that the contact form takes, in Unicode characters. */
export const messageLimits = { name: 100, phone: 30, email: 254, message: 2000 } as const;

/** A message that was understood. Numbers of Sri Lanka are E.164; others stay as they were written. */
export type MessageForm = {
  name: string;
  phone: string;
  email: string | undefined;
  message: string;
};
