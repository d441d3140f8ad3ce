import { kindCopy } from '#admin/messages/messages.copy.ts';
import { channelCopy } from '#domain/channels/channels.copy.ts';
import { perChannel } from '#domain/channels/channels.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { groupThousands, rupeeSign } from '#domain/kernel/rupees.ts';
import { type ChannelCondition, channelConditions, channelPositions, configurableKinds } from '#domain/messages/channel-choices/channel-choices.ts';
import { channelField, conditionField } from '#domain/messages/channel-choices/channel-choices-form.ts';
import { savedSince } from '#ui/form/conflict.copy.ts';
import type { FormField, FormFields } from '#ui/form/form-fields.ts';

export const channelsCopy = {
  title: { en: 'Channels of messages', si: 'පණිවිඩ යවන ක්‍රම' },
  subtitle: {
    en: 'By which channel each message reaches the customer, and what follows when it fails',
    si: 'එක් එක් පණිවිඩය පාරිභෝගිකයාට යවන ක්‍රමය, සහ එය අසාර්ථක වුවහොත් ඊළඟ ක්‍රමය',
  },
  channels: { en: 'The channels', si: 'යවන ක්‍රම' },
  kinds: { en: 'Messages about an order', si: 'ඇණවුම් ගැන පණිවිඩ' },
  neverTwice: {
    en: 'A message that may have been sent already is never sent by another channel by itself.',
    si: 'දැනටමත් යැවී තිබිය හැකි පණිවිඩයක් වෙනත් ක්‍රමයකින් ඉබේම යවන්නේ නැහැ.',
  },
  others: {
    en: 'Links for a new password, confirmations of an email address and news of stock always go by email, to the address that they are about.',
    si: 'නව මුරපදයක් සඳහා සබැඳි, ඊමේල් ලිපින තහවුරු කිරීම් සහ තොගය ගැන දැනුම්දීම් සැමවිටම යවන්නේ අදාළ ඊමේල් ලිපිනයටයි.',
  },
  none: { en: 'Not sent', si: 'යවන්නේ නැහැ' },
  nothingMore: { en: 'None', si: 'නැත' },
  switches: { en: 'Switch the channels on and off', si: 'ක්‍රම සක්‍රිය හෝ අක්‍රිය කරන්න' },
  notSaved: { en: 'The channels of messages were not saved.', si: 'පණිවිඩ යවන ක්‍රම සුරැකුණේ නැහැ.' },
} satisfies Record<string, Bilingual>;

export const channelLabels = perChannel((name) => channelCopy[name].label);

/** Tells whether messages are sent by a channel now. */
export type ChannelState = 'on' | 'off' | 'not-connected' | 'preview-only';

export const channelStates: Record<ChannelState, Bilingual> = {
  on: { en: 'On', si: 'සක්‍රියයි' },
  off: { en: 'Switched off', si: 'අක්‍රියයි' },
  'not-connected': { en: 'Not connected', si: 'සම්බන්ධ කර නැත' },
  'preview-only': { en: 'Preview only (not sent)', si: 'පෙරදසුන පමණයි' },
};

export const conditionLabels: Record<ChannelCondition, Bilingual> = {
  also: { en: 'As well', si: 'ඒ සමඟම' },
  unreached: { en: 'If not reachable', si: 'ළඟා විය නොහැකි නම්' },
  failed: { en: 'If it fails', si: 'අසාර්ථක නම්' },
};

export const conditionExplanations: Record<ChannelCondition, Bilingual> = {
  also: { en: 'Both are always sent.', si: 'ක්‍රම දෙකෙන්ම යවනවා.' },
  unreached: {
    en: 'It goes to customers whom the channel before cannot reach, such as those without an email address.',
    si: 'පෙර ක්‍රමයෙන් ළඟා විය නොහැකි අයට යවනවා (උදා: ඊමේල් ලිපිනයක් නැති අයට).',
  },
  failed: {
    en: 'The same, and it takes over when the channel before was refused, or did not get through for 6 hours.',
    si: 'එවැනි අයටත් යවනවා; පෙර ක්‍රමය ප්‍රතික්ෂේප වුවහොත් හෝ පැය 6ක් තුළ යැවීමට නොහැකි වුවහොත් ඒ වෙනුවටත් යවනවා.',
  },
};

const firstLabel: Bilingual = { en: 'Goes by', si: 'යවන ක්‍රමය' };
const furtherLabel: Bilingual = { en: 'Then by', si: 'ඊළඟ ක්‍රමය' };
const conditionLabel: Bilingual = { en: 'When', si: 'යවන්නේ' };

const channelTwice: Bilingual = {
  en: 'This channel is chosen twice. Choose another one, or none.',
  si: 'මෙම ක්‍රමය දෙවරක් තෝරා තිබෙනවා. වෙනත් ක්‍රමයක් හෝ “නැත” තෝරන්න.',
};
const chooseOne: Bilingual = { en: 'Please choose one.', si: 'කරුණාකර එකක් තෝරන්න.' };

/** The fields of the form. Their full labels name the kind of message too, for the list of problems. */
export const channelFormFields: FormFields = Object.fromEntries(
  configurableKinds.flatMap((kind) =>
    channelPositions.flatMap((position): [string, FormField][] => {
      const field = (label: Bilingual): FormField => ({
        label,
        optional: 'unmarked',
        fullLabel: {
          en: `${kindCopy[kind].en}, ${label.en.toLowerCase()}`,
          si: `${kindCopy[kind].si}, ${label.si}`,
        },
        wrong: { 'channel-twice': channelTwice, required: chooseOne },
      });
      const channel = field(position === 1 ? firstLabel : furtherLabel);
      return [
        [channelField(kind, position), channel],
        ...(position === 1 ? [] : ([[conditionField(kind, position), field(conditionLabel)]] as [string, FormField][])),
      ];
    }),
  ),
);

/** Labels of the channels in the activity log, by their recorded value. */
export const channelsInLog: Record<string, Bilingual> = Object.fromEntries(
  Object.entries(channelLabels).flatMap(([channel, label]) => [
    [channel, label],
    ...channelConditions.map((condition): [string, Bilingual] => [
      `${condition}:${channel}`,
      {
        en: `${label.en} (${conditionLabels[condition].en.toLowerCase()})`,
        si: `${label.si} (${conditionLabels[condition].si})`,
      },
    ]),
  ]),
);

/** States the cost of today's SMS, and the limit for a day. */
export function spentToday({ cents, limitLkr }: { cents: number; limitLkr: number }): Bilingual {
  const [spent, limit] = [(cents / 100).toFixed(2), groupThousands(limitLkr)];
  return {
    en: `SMS today: ${rupeeSign}\u00a0${spent} of ${rupeeSign}\u00a0${limit}`,
    si: `අද SMS වියදම: රු. ${spent}, සීමාව රු. ${limit}`,
  };
}

/** Marks a field that was changed here, and saved by someone else while the form was open. */
export function savedChannelCopy(value: string): Bilingual {
  const saved: Record<string, Bilingual> = { ...channelLabels, ...conditionLabels };
  const { en, si } = saved[value] ?? channelsCopy.none;
  return { en: savedSince(en).en, si: savedSince(si).si };
}

export const theChannels: Bilingual = { en: 'the channels of messages', si: 'පණිවිඩ යවන ක්‍රම' };
