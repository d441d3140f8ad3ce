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

function doneSteps(facts: Partial<OnboardingFacts>) {
  return onboardingSteps({ ...newShop, ...facts })
    .filter(({ isDone }) => isDone)
    .map(({ key }) => key);
}

function withSettings(settings: Partial<OnboardingFacts['settings']>) {
  return { settings: { ...defaultSettings, ...settings } };
}

test('in a new shop no step is done', () => {
  expect(doneSteps({})).toEqual([]);
  expect(onboardingSteps(newShop)).toHaveLength(11);
});

test('the brand step is done once the tagline is changed', () => {
  expect(doneSteps(withSettings({ tagline: { en: 'Old oils', si: '' } }))).toEqual(['brand']);
});

test('the contact step is done once no contact is a placeholder any more', () => {
  const ownContacts = { phone: '+94112345678', whatsapp: '+94771111111' };
  expect(doneSteps(withSettings(ownContacts))).toEqual([]);
  expect(doneSteps(withSettings({ ...ownContacts, email: 'shop@own.example' }))).toEqual([
    'contact',
  ]);
});

test('the payment step is done once bank transfer has its account details or is switched off, not without any method', () => {
  const account = { en: 'Bank of Ceylon 123', si: '' };
  expect(doneSteps(withSettings({ bankAccountDetails: account }))).toEqual(['payment']);
  expect(doneSteps(withSettings({ bankTransferEnabled: false }))).toEqual(['payment']);
  const noMethod = { bankTransferEnabled: false, codEnabled: false };
  expect(doneSteps(withSettings(noMethod))).toEqual([]);
});

test.each<[OnboardingStepKey, Partial<OnboardingFacts>]>([
  ['delivery', withSettings({ freeDelivery: false })],
  ['product', { productCount: 1, unapprovedCount: 1 }],
  ['policies', { untouchedPolicies: 0 }],
  ['mail', { hasMail: true }],
  ['second-factor', withSettings({ twoFactorAuth: true })],
])('the step %s is ticked by the data of the shop', (key, facts) => {
  expect(doneSteps(facts)).toEqual([key]);
});

test('the approval step is done once every product has its approval number', () => {
  expect(doneSteps({ productCount: 2, unapprovedCount: 1 })).toEqual(['product']);
  expect(doneSteps({ productCount: 2, unapprovedCount: 0 })).toEqual(['product', 'approval']);
});

test('the claims step is done once the shop has claims of its own and no example claims', () => {
  const quote = { en: 'It came on time.', si: '' };
  const ownTestimonial = { name: quote, town: quote, quote, stars: 5 };
  expect(doneSteps({ claims: defaultLandingClaims })).toEqual([]);
  const claims = { ...newShop.claims, testimonials: [ownTestimonial] };
  expect(doneSteps({ claims })).toEqual(['claims']);
  const mixed = { ...defaultLandingClaims, rating: undefined, testimonials: [ownTestimonial] };
  expect(doneSteps({ claims: mixed })).toEqual([]);
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
  expect(doneSteps({ marks: new Set([mark]) })).toEqual([key]);
});

test('an off-site copy can be marked only when there is a backup to copy', () => {
  const marks = new Set<OnboardingMark>(['backup-arranged']);
  expect(doneSteps({ marks })).toEqual([]);
  expect(doneSteps({ hasBackup: true })).toEqual([]);
  expect(doneSteps({ marks, hasBackup: true })).toEqual(['backup']);
  const backup = onboardingSteps(newShop).find(({ key }) => key === 'backup');
  expect(backup).toEqual({ key: 'backup', isDone: false, isMarked: false });
});

test('contact, payment and the first product cannot be marked as done by a button', () => {
  const markable = onboardingSteps(newShop).filter(({ mark }) => mark);
  const keys = markable.map(({ key }) => key);
  for (const key of ['contact', 'payment', 'product']) expect(keys).not.toContain(key);
});
