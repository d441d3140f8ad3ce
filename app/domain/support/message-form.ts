/** The longest texts that the contact form takes, counted in letters as Unicode counts them. */
export const messageLimits = { name: 100, phone: 30, email: 254, message: 2000 } as const;

export const messageFields = ['name', 'phone', 'email', 'message'] as const;
export type MessageField = (typeof messageFields)[number];

/** What can be wrong with a field. The screen owns the sentences. */
export type MessageProblem = 'required' | 'too-long' | 'unreadable' | 'phone' | 'email';

/** A message that was understood. Numbers of Sri Lanka are E.164; others stay as they were written. */
export type MessageForm = {
  name: string;
  phone: string;
  email: string | undefined;
  message: string;
};
