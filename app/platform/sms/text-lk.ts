import type { SmsProvider } from './sms-provider.ts';

/** Follows the API v3 of https://text.lk. */
export const textLk: SmsProvider = {
  origin: 'https://app.text.lk',
  requiresUserId: false,
  maxSenderIdLength: 11,
  request: ({ apiKey, senderId }, { recipient, text, isUnicode }) => ({
    path: '/api/v3/sms/send',
    headers: {
      Authorization: `Bearer ${apiKey}`,
      'Content-Type': 'application/json',
      Accept: 'application/json',
    },
    body: JSON.stringify({
      recipient: recipient.replace('+', ''),
      sender_id: senderId,
      type: isUnicode ? 'unicode' : 'plain',
      message: text,
    }),
  }),
};
