import { expect, test } from 'vitest';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { openTestShop } from '#test/shop.ts';
import { defaultPolicies } from './default-policies.copy.ts';
import { fillPolicy, policyPlaceholders } from './fill-policy.ts';
import { readPolicyFacts } from './read-policy-facts.server.ts';

const terms = defaultPolicies.terms.content;

async function termsToday(overrides: Partial<typeof settings.$inferInsert>, isDemo = false) {
  const shop = await openTestShop();
  await ensureSettings(shop);
  await shop.db.update(settings).set({ currency: 'LKR', ...overrides });
  return fillPolicy(terms, await readPolicyFacts(shop, { isDemo }));
}

test('the terms say that delivery is free, or else what it costs', async () => {
  const freeTerms = await termsToday({});
  expect(freeTerms.en).toContain('Delivery takes 2-5 business days and is free in Sri Lanka.');
  const paidTerms = await termsToday({ freeDelivery: false, deliveryFeeLkr: 1350 });
  expect(paidTerms.en).toContain('costs ₨\u00a01,350 in Sri Lanka');
  expect(paidTerms.si).toContain('රු. 1,350');
  for (const text of [paidTerms.en, paidTerms.si]) expect(text).not.toMatch(/\bfree\b|නොමිලේ/);
  expect((await termsToday({ freeDelivery: false, deliveryFeeLkr: 0 })).en).toContain('is free');
});

test('the terms name the payment methods that are offered, and in demo mode online payment too', async () => {
  const account = { bankAccountDetails: 'Bank of Ceylon 77' };
  expect((await termsToday({})).en).toContain('payment methods: cash on delivery. ');
  expect((await termsToday(account)).en).toContain(': cash on delivery, bank transfer. ');
  expect((await termsToday({ ...account, codEnabled: false })).si).toContain(
    'ගෙවීම් ක්‍රම: බැංකු ගිණුමට මුදල් යැවීම. ',
  );
  expect((await termsToday(account, true)).en).toContain(
    ': cash on delivery, bank transfer, online payment. ',
  );
});

test('the terms name the districts with their own fee and the districts without cash on delivery', async () => {
  const overrides = {
    ...{ freeDelivery: false, deliveryFeeLkr: 350, bankAccountDetails: 'Bank of Ceylon 77' },
    ...{ districtFees: 'Jaffna 450\nMannar 0', districtsWithoutCash: 'Jaffna' },
  };
  const { en, si } = await termsToday(overrides);
  expect(en).toContain('costs ₨\u00a0350 in Sri Lanka (Jaffna ₨\u00a0450, Mannar free).');
  expect(en).toContain(': cash on delivery (not in Jaffna), bank transfer. ');
  expect(si).toContain('රු. 350 (යාපනය රු. 450, මන්නාරම නොමිලේ)');
  expect(si).toContain('(යාපනය දිස්ත්‍රික්කයේ හැර)');
  const inTwoDistricts = await termsToday({ ...overrides, districtsWithoutCash: 'Jaffna\nMannar' });
  expect(inTwoDistricts.si).toContain('(යාපනය, මන්නාරම දිස්ත්‍රික්කවල හැර)');
  expect((await termsToday({ ...overrides, freeDelivery: true })).en).toContain(
    'is free in Sri Lanka.',
  );
});

test('where delivery is free but in some districts, the terms say so and name no fee of 0', async () => {
  const districtFees = 'Jaffna 450\nMannar 0';
  const { en, si } = await termsToday({ freeDelivery: false, deliveryFeeLkr: 0, districtFees });
  expect(en).toContain(
    'is free in Sri Lanka, except in some districts (Jaffna ₨\u00a0450). The total on the checkout page includes the fee.',
  );
  expect(si).toContain('සමහර දිස්ත්‍රික්ක (යාපනය රු. 450) හැර');
});

test('every occurrence of a placeholder is replaced in both languages, and other text in braces stays', () => {
  const delivery = { feeLkr: 0, ownFees: {}, withoutCash: [] };
  const facts = { delivery, paymentMethods: ['cod'] as const };
  const text = `{other} ${policyPlaceholders.join(' ')} {delivery}`;
  const filled = fillPolicy({ en: text, si: text }, facts);
  for (const result of [filled.en, filled.si]) {
    expect(result.startsWith('{other} ')).toBe(true);
    for (const placeholder of policyPlaceholders) expect(result).not.toContain(placeholder);
  }
});

test('the privacy policy names everyone who gets data from the shop', () => {
  const { en, si } = defaultPolicies.privacy.content;
  for (const phrase of [
    'courier',
    'email',
    'hosting',
    'outside Sri Lanka',
    'payment provider',
    'WhatsApp',
  ]) {
    expect(en).toContain(phrase);
  }
  for (const phrase of ['කුරියර්', 'ඊමේල්', 'ශ්‍රී ලංකාවෙන් පිටත', 'ගෙවීම්', 'WhatsApp']) {
    expect(si).toContain(phrase);
  }
});

test('the privacy policy names the data that a browser keeps for the shop', () => {
  const { en, si } = defaultPolicies.privacy.content;
  for (const phrase of [
    'cart, the wishlist, paying and sign-in',
    '(/track)',
    'Forget on this device',
  ]) {
    expect(en).toContain(phrase);
  }
  for (const phrase of ['ප්‍රියතම ලැයිස්තුවට, ගෙවීමට', '(/si/track)', 'මෙම උපාංගයෙන් ඉවත් කරන්න']) {
    expect(si).toContain(phrase);
  }
});
