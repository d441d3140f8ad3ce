/** The environment of a shop that can send SMS, but no e-mail. Nothing is sent before a background job runs. */
export const smsAccount = {
  APP_URL: 'https://shop.example.lk',
  SMS_PROVIDER: 'text.lk',
  SMS_SENDER_ID: 'Sandhi',
  SMS_API_KEY: 'key',
};
