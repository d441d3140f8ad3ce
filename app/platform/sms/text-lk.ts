import type { SmsProvider } from './sms-provider.ts';

/** Follows https://text.lk/docs/send-sms, whose type of every text is `plain`: text.lk detects Unicode itself. */
export const textLk: SmsProvider = {
  origin: 'https://app.text.lk',
  requiresUserId: false,
  maxSenderIdLength: 11,
  request: ({ apiKey, senderId }, { recipient, text }) => ({
    path: '/api/v3/sms/send',
    headers: {
      Authorization: `Bearer ${apiKey}`,
      'Content-Type': 'application/json',
      Accept: 'application/json',
    },
    body: JSON.stringify({
      recipient: recipient.replace('+', ''),
      sender_id: senderId,
      type: 'plain',
      message: text,
    }),
  }),
};
