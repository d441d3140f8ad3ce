import {
  type AddressedChannel,
  addressedChannels,
  type ChannelName,
} from '#domain/channels/channels.ts';
import type { Channel } from '#domain/messages/channel.ts';
import type { Config } from '#platform/config/config.server.ts';
import { openSmtpChannel } from '#platform/mail/smtp-channel.server.ts';
import { openPushChannel } from '#platform/push/push-channel.server.ts';
import { openSmsChannel } from '#platform/sms/sms-channel.server.ts';
import { openWhatsAppChannel } from '#platform/whats-app/whats-app-channel.server.ts';

type Openers = Record<AddressedChannel, (() => Channel) | undefined>;

/** Returns for each addressed channel the function that opens it, or undefined if the channel is not configured. */
function channelOpeners({ smtp, sms, whatsApp }: Config): Openers {
  return {
    email: smtp && (() => openSmtpChannel(smtp)),
    sms: sms && (() => openSmsChannel(sms)),
    whatsapp: whatsApp && (() => openWhatsAppChannel(whatsApp)),
  };
}

/** Returns the configured addressed channels, without push; in demo mode all of them, because it shows what would be sent. */
export function connectedChannels(config: Config): ChannelName[] {
  const openers = channelOpeners(config);
  return addressedChannels.filter((name) => config.demo || openers[name] !== undefined);
}

/** Opens the configured channels and push. Opens none in demo mode, which sends nothing. */
export function openChannels(
  config: Config,
  push: Parameters<typeof openPushChannel>[0],
): Channel[] {
  if (config.demo) return [];
  const openers = channelOpeners(config);
  const open = addressedChannels.flatMap((name) => openers[name]?.() ?? []);
  return [openPushChannel(push), ...open];
}
