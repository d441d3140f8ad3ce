/** The longest texts that the contact form accepts, in Unicode characters. */
export const messageLimits = { name: 100, phone: 30, email: 254, message: 2000 } as const;

/** The longest answer on WhatsApp, in characters; WhatsApp itself takes 4,096. */
export const chatLimits = { answer: 2000 } as const;

/** A valid contact message. Sri Lankan numbers are E.164; others stay as typed. */
export type MessageForm = {
  name: string;
  phone: string;
  email: string | undefined;
  message: string;
};
