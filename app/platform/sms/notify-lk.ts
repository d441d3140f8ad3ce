import type { SmsProvider } from './sms-provider.ts';

/** Follows https://developer.notify.lk/api-endpoints. Uses POST, so that no log of URLs holds the key. */
export const notifyLk: SmsProvider = {
  origin: 'https://app.notify.lk',
  requiresUserId: true,
  maxSenderIdLength: 11,
  request: ({ userId, apiKey, senderId }, { recipient, text, isUnicode }) => ({
    path: '/api/v1/send',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' },
    body: new URLSearchParams({
      user_id: userId,
      api_key: apiKey,
      sender_id: senderId,
      to: recipient.replace('+', ''),
      message: text,
      ...(isUnicode && { type: 'unicode' }),
    }).toString(),
  }),
};
