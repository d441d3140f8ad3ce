import { randomUUID } from 'node:crypto';
import { isFullRun } from './full-run.ts';

type ReadResponse = { status: number; location: string | null; body: string };

/** Makes ids of the same kinds that do not exist. */
export function unknownIds() {
  return {
    orderId: randomUUID(),
    addressId: randomUUID(),
    productId: randomUUID(),
    pictureId: randomUUID(),
    slipId: randomUUID(),
    consentId: randomUUID(),
    token: 'A'.repeat(43),
  };
}

const address = {
  customerName: 'Nimal',
  phone: '0771234567',
  address: '1 Lane',
  city: 'Galle',
  province: 'Southern',
};
/** Values of the field `intent`, by which forms name their command: first those of addresses and cart lines. */
const intents = ['save', 'delete', 'set-default', 'use-address', 'remove'];
const furtherIntents = ['add', 'set', 'confirm', 'correct', 'ask', 'withdraw', 'yes', 'no', 'stop'];

/** Returns forms that someone with another's ids could post, one for each intent; the further ones in a full run. */
export function formsWithIds(ids: Record<string, string>): Record<string, string>[] {
  return [...intents, ...(isFullRun ? furtherIntents : [])].map((intent) => ({
    ...address,
    ...ids,
    intent,
  }));
}

/** Replaces the requested ids and the nonce in a response, so that two responses can be compared. */
export function comparable(response: ReadResponse, ids: Record<string, string>) {
  const plain = (text: string) =>
    Object.values(ids).reduce((rest, id) => rest.replaceAll(id, 'ID'), text);
  return {
    status: response.status,
    location: plain(response.location ?? ''),
    body: plain(response.body).replaceAll(/nonce(="|\\?":\\?")[^"\\]+/g, 'nonce'),
  };
}
