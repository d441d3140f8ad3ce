import { expect, test } from 'vitest';
import { contactChannels } from './contact-channels.server.ts';

test.each([
  ['+94771234567', { phone: '077 123 4567', tel: '+94771234567', whatsAppNumber: '+94771234567' }],
  ['077-123 4567', { phone: '077 123 4567', tel: '+94771234567', whatsAppNumber: '+94771234567' }],
  ['+94112345678', { phone: '011 2 345 678', tel: '+94112345678', whatsAppNumber: undefined }],
  [
    '+44 20 7946 0958',
    { phone: '+44 20 7946 0958', tel: '+442079460958', whatsAppNumber: '+442079460958' },
  ],
])(
  'a sender with the number %s can be called, and reached on WhatsApp if the number is mobile or foreign',
  (phone, channels) => {
    expect(contactChannels({ phone })).toEqual(channels);
  },
);
