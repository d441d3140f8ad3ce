import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { AddressedChannel } from './channels.ts';

type ChannelTexts = {
  label: Bilingual;
  /** The label of its switch in the settings. */
  switchLabel: Bilingual;
  /** Says on the page of an order how updates are sent, until its parcel is shipped. */
  updatesNotice: Bilingual;
};

export const channelCopy: Record<AddressedChannel, ChannelTexts> = {
  email: {
    label: { en: 'Email', si: 'ඊමේල්' },
    switchLabel: { en: 'Email notifications', si: 'ඊමේල් දැනුම්දීම්' },
    updatesNotice: {
      en: 'We send you an email when your order is shipped.',
      si: 'ඇණවුම යවන විට ඊමේල් පණිවිඩයකින් දන්වනවා.',
    },
  },
  sms: {
    label: { en: 'SMS', si: 'SMS' },
    switchLabel: { en: 'SMS notifications', si: 'SMS දැනුම්දීම්' },
    updatesNotice: {
      en: 'We send you an SMS when your order is shipped.',
      si: 'ඇණවුම යවන විට SMS පණිවිඩයකින් දන්වනවා.',
    },
  },
  whatsapp: {
    label: { en: 'WhatsApp', si: 'WhatsApp' },
    switchLabel: { en: 'WhatsApp notifications', si: 'WhatsApp දැනුම්දීම්' },
    updatesNotice: {
      en: 'We write to you on WhatsApp when your order is shipped.',
      si: 'ඇණවුම යවන විට WhatsApp පණිවිඩයකින් දන්වනවා.',
    },
  },
};
