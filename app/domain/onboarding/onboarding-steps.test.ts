import { expect, test } from 'vitest';
import { defaultSettings } from '#domain/settings/default-settings.copy.ts';
import { defaultLandingClaims } from '#domain/settings/landing/default-landing-claims.copy.ts';
import type { OnboardingMark } from './onboarding-mark.ts';
import type { OnboardingStepKey } from './onboarding-step.ts';
import { type OnboardingFacts, onboardingSteps } from './onboarding-steps.ts';

const newShop: OnboardingFacts = {
  settings: defaultSettings,
  claims: { rating: undefined, figures: [], testimonials: [], cards: {} },
  productCount: 0,
  unapprovedCount: 0,
  untouchedPolicies: 3,
  hasBackup: false,
  hasMail: false,
  marks: new Set(),
};

function done(facts: Partial<OnboardingFacts>) {
  return onboardingSteps({ ...newShop, ...facts })
    .filter(({ isDone }) => isDone)
    .map(({ key }) => key);
}

function withSettings(settings: Partial<OnboardingFacts['settings']>) {
  return { settings: { ...defaultSettings, ...settings } };
}

test('in a new shop everything is still to do', () => {
  expect(done({})).toEqual([]);
  expect(onboardingSteps(newShop)).toHaveLength(11);
});

test('a tagline of the owner’s own is enough for the brand step', () => {
  expect(done(withSettings({ tagline: { en: 'Old oils', si: '' } }))).toEqual(['brand']);
});

test('the contact step is done once no contact is a placeholder any more', () => {
  const own = { phone: '+94112345678', whatsapp: '+94771111111' };
  expect(done(withSettings(own))).toEqual([]);
  expect(done(withSettings({ ...own, email: 'shop@own.example' }))).toEqual(['contact']);
});

test('bank transfer requires account details, and cash alone is enough', () => {
  const account = { en: 'Bank of Ceylon 123', si: '' };
  expect(done(withSettings({ bankAccountDetails: account }))).toEqual(['payment']);
  expect(done(withSettings({ bankTransferEnabled: false }))).toEqual(['payment']);
  const nothing = { bankTransferEnabled: false, codEnabled: false };
  expect(done(withSettings(nothing))).toEqual([]);
});

test.each<[OnboardingStepKey, Partial<OnboardingFacts>]>([
  ['delivery', withSettings({ freeDelivery: false })],
  ['product', { productCount: 1, unapprovedCount: 1 }],
  ['policies', { untouchedPolicies: 0 }],
  ['mail', { hasMail: true }],
  ['second-factor', withSettings({ twoFactorAuth: true })],
])('the step %s is ticked by the data of the shop', (key, facts) => {
  expect(done(facts)).toEqual([key]);
});

test('the approval step is done once every product has its approval number', () => {
  expect(done({ productCount: 2, unapprovedCount: 1 })).toEqual(['product']);
  expect(done({ productCount: 2, unapprovedCount: 0 })).toEqual(['product', 'approval']);
});

test('the claims step is done once something is claimed and none of it is an example of a new shop', () => {
  const quote = { en: 'It came on time.', si: '' };
  const own = { name: quote, town: quote, quote, stars: 5 };
  expect(done({ claims: defaultLandingClaims })).toEqual([]);
  const claims = { ...newShop.claims, testimonials: [own] };
  expect(done({ claims })).toEqual(['claims']);
  const mixed = { ...defaultLandingClaims, rating: undefined, testimonials: [own] };
  expect(done({ claims: mixed })).toEqual([]);
});

test.each<[OnboardingStepKey, OnboardingMark]>([
  ['brand', 'brand-read'],
  ['delivery', 'delivery-read'],
  ['approval', 'approval-cleared'],
  ['policies', 'policies-read'],
  ['claims', 'claims-read'],
  ['mail', 'without-mail'],
  ['second-factor', 'without-second-factor'],
])('the step %s may also be marked as done by a button', (key, mark) => {
  expect(done({ marks: new Set([mark]) })).toEqual([key]);
});

test('an off-site copy can be marked only when there is a backup to copy', () => {
  const marks = new Set<OnboardingMark>(['backup-arranged']);
  expect(done({ marks })).toEqual([]);
  expect(done({ hasBackup: true })).toEqual([]);
  expect(done({ marks, hasBackup: true })).toEqual(['backup']);
  const backup = onboardingSteps(newShop).find(({ key }) => key === 'backup');
  expect(backup).toEqual({ key: 'backup', isDone: false, isMarked: false });
});

test('contact, payment and the first product cannot be marked as done by a button', () => {
  const markable = onboardingSteps(newShop).filter(({ mark }) => mark);
  const keys = markable.map(({ key }) => key);
  for (const key of ['contact', 'payment', 'product']) expect(keys).not.toContain(key);
});
