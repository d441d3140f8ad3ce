import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFullRun } from '#test/full-run.ts';
import { parseNotification, toNotification } from './parse-notification.server.ts';
import { notificationSignature } from './signature.server.ts';

const account = { merchantId: '1210000', secret: 'a secret of the account' };
const signed = { merchantId: '1210000', reference: 'ORD-1-1', amount: '3800.00', currency: 'LKR' };
const valid: Record<string, string> = {
  merchant_id: signed.merchantId,
  order_id: signed.reference,
  payment_id: '320012345678',
  payhere_amount: signed.amount,
  payhere_currency: signed.currency,
  status_code: '2',
  md5sig: notificationSignature({ ...signed, statusCode: '2' }, account.secret),
};
const signedFields = [
  'merchant_id',
  'order_id',
  'payhere_amount',
  'payhere_currency',
  'status_code',
  'md5sig',
];
const characters = '0123456789-. ABCDEFLKRabcdef';

test('a notification with a changed signed field is refused', () => {
  expect(parseNotification(account, valid)).toMatchObject({ ok: true });
  const rounds = isFullRun ? 10_000 : 1_000;
  const accepted: object[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const forged = { ...valid, ...changedField(round) };
    if (parseNotification(account, forged).ok) accepted.push(forged);
  }
  expect(accepted).toEqual([]);
});

/** Returns a signed field with one character changed, added or removed, different in each round. */
function changedField(round: number): Record<string, string> {
  const field = signedFields[round % signedFields.length] ?? '';
  const text = valid[field] ?? '';
  const turn = Math.floor(round / signedFields.length);
  const position = turn % (text.length + 1);
  const character = characters[Math.floor(turn / 3) % characters.length] ?? '';
  const isSame = text[position] === character;
  const changes = [
    text.slice(0, position) + (isSame ? '' : character) + text.slice(position + 1),
    text.slice(0, position) + character + text.slice(position),
    text.slice(0, position) + text.slice(position + 1),
  ];
  const changed = changes[turn % 3] ?? '';
  return { [field]: changed === text ? `${text}7` : changed };
}

test('a notification without a valid signature is refused, whatever its other fields are', () => {
  const receivedFields = fc.dictionary(
    fc.oneof(fc.constantFrom(...Object.keys(valid)), fc.string()),
    fc.oneof(fc.string(), fc.jsonValue()),
  );
  fc.assert(
    fc.property(receivedFields, (fields) => {
      const md5sig = typeof fields['md5sig'] === 'string' ? fields['md5sig'] : 'x';
      fc.pre(md5sig !== valid['md5sig']);
      expect(parseNotification(account, { ...valid, ...fields, md5sig })).toMatchObject({
        ok: false,
      });
    }),
  );
});

test.each([3800.5, Number.NaN])(
  'a payment found by a lookup at PayHere is not converted into a notification if its amount is not in whole rupees: %d',
  (amount) => {
    const found = {
      ...{ paymentId: '320012345678', reference: signed.reference, status: 'RECEIVED' },
      ...{ currency: 'LKR', amount: 3800, fee: 155, method: 'VISA' },
    };
    expect(toNotification(found, signed.reference)).toMatchObject({ amountLkr: 3800 });

    expect(toNotification({ ...found, amount }, signed.reference)).toBeUndefined();
  },
);
