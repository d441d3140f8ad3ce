import { formatPhone } from '#domain/kernel/phone.server.ts';

type StoredRecipient = { recipient: string; deviceName: string | null };

/** Names the recipient as the owner knows them: a device by its name, a phone number in the local format. */
export function namedRecipient({ recipient, deviceName }: StoredRecipient): string {
  return deviceName ?? formatPhone(recipient);
}
