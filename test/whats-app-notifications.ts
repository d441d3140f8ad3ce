import { createHmac } from 'node:crypto';
import { whatsAppAccount } from './whats-app-account.ts';

type Overrides = {
  phoneNumberId?: string;
  statuses?: object[];
  messages?: object[];
  names?: Record<string, string>;
  contacts?: object[];
};

/** Returns the body of a call of the webhook, in the form that Meta documents. */
export function aWhatsAppNotification({
  statuses,
  messages,
  names = {},
  ...overrides
}: Overrides): string {
  const { phoneNumberId = whatsAppAccount.phoneNumberId } = overrides;
  const named = Object.entries(names).map(([wa_id, name]) => ({ wa_id, profile: { name } }));
  const { contacts = named } = overrides;
  const metadata = { display_phone_number: '94770000000', phone_number_id: phoneNumberId };
  const value = {
    messaging_product: 'whatsapp',
    metadata,
    ...(contacts.length > 0 && { contacts }),
    ...(statuses && { statuses }),
    ...(messages && { messages }),
  };
  const entry = [{ id: '1', changes: [{ value, field: 'messages' }] }];
  return JSON.stringify({ object: 'whatsapp_business_account', entry });
}

export function signatureOf(body: string, secret = whatsAppAccount.appSecret): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

/** Returns a message of a customer as Meta posts it. */
export function aReply(overrides: { id?: string; from?: string; text?: string; at: Date }) {
  const { id = 'wamid.in.1', from = '94771234567', text = 'Is it strong?', at } = overrides;
  return {
    id,
    from,
    timestamp: `${Math.floor(at.getTime() / 1000)}`,
    type: 'text',
    text: { body: text },
  };
}
