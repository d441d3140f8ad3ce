import { isPaymentArranged } from '#domain/payments/payment-methods.ts';
import { defaultSettings } from '#domain/settings/default-settings.copy.ts';
import { defaultLandingClaims } from '#domain/settings/landing/default-landing-claims.copy.ts';
import type { LandingClaims } from '#domain/settings/landing/landing-claims.ts';
import { placeholderContacts } from '#domain/settings/placeholder-contacts.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { OnboardingMark } from './onboarding-mark.ts';
import type { OnboardingStep, OnboardingStepKey } from './onboarding-step.ts';

/** The facts from which the onboarding checklist is derived. */
export type OnboardingFacts = {
  settings: Settings;
  claims: LandingClaims;
  productCount: number;
  /** The number of products without an approval number. */
  unapprovedCount: number;
  /** The number of policies that are unchanged since the shop was created. */
  untouchedPolicies: number;
  hasBackup: boolean;
  /** Whether the shop can send e-mails: a mail server is in its environment. */
  hasMail: boolean;
  /** Whether an online payment provider is connected. */
  hasGateway?: boolean;
  marks: ReadonlySet<OnboardingMark>;
};

type Rule = {
  key: OnboardingStepKey;
  mark?: OnboardingMark;
  /** Returns whether the data of the shop show that the step is done. */
  isEvident: (facts: OnboardingFacts) => boolean;
  /** Returns whether the mark counts and may be set now. Left out where a mark always counts. */
  mayMark?: (facts: OnboardingFacts) => boolean;
};

/** The rules of the steps, in the order in which an owner would do them. */
const rules: readonly Rule[] = [
  { key: 'brand', mark: 'brand-read', isEvident: hasOwnBrand },
  { key: 'contact', isEvident: ({ settings }) => placeholderContacts(settings).length === 0 },
  { key: 'payment', isEvident: ({ settings, ...facts }) => isPaymentArranged(settings, facts) },
  { key: 'delivery', mark: 'delivery-read', isEvident: hasOwnDelivery },
  { key: 'product', isEvident: ({ productCount }) => productCount > 0 },
  {
    key: 'approval',
    mark: 'approval-cleared',
    isEvident: ({ productCount, unapprovedCount }) => productCount > 0 && unapprovedCount === 0,
  },
  {
    key: 'policies',
    mark: 'policies-read',
    isEvident: ({ untouchedPolicies }) => untouchedPolicies === 0,
  },
  { key: 'claims', mark: 'claims-read', isEvident: hasOwnClaims },
  { key: 'mail', mark: 'without-mail', isEvident: ({ hasMail }) => hasMail },
  {
    key: 'second-factor',
    mark: 'without-second-factor',
    isEvident: ({ settings }) => settings.twoFactorAuth,
  },
  {
    key: 'backup',
    mark: 'backup-arranged',
    // Does not count a backup as evidence: it may be on the same disk, and only the owner knows of a copy elsewhere.
    isEvident: () => false,
    mayMark: ({ hasBackup }) => hasBackup,
  },
];

export function onboardingSteps(facts: OnboardingFacts): OnboardingStep[] {
  return rules.map(({ key, mark, isEvident, mayMark = () => true }) => {
    const isMarked = mark !== undefined && mayMark(facts) && facts.marks.has(mark);
    const isDone = isMarked || isEvident(facts);
    return { key, isDone, isMarked, ...(mark && mayMark(facts) ? { mark } : {}) };
  });
}

function hasOwnBrand({ settings: { siteName, tagline } }: OnboardingFacts): boolean {
  return differs(siteName, defaultSettings.siteName) || differs(tagline, defaultSettings.tagline);
}

function hasOwnDelivery({ settings: { freeDelivery, deliveryMessage } }: OnboardingFacts): boolean {
  return !freeDelivery || differs(deliveryMessage, defaultSettings.deliveryMessage);
}

/** Returns whether something is claimed, and none of it is the example text of a new shop. */
function hasOwnClaims({ claims: { rating, figures, testimonials } }: OnboardingFacts) {
  const examples = new Set([
    ...defaultLandingClaims.figures.map(({ figure, caption }) => figure.en + caption.en),
    ...defaultLandingClaims.testimonials.map(({ quote }) => quote.en),
  ]);
  const claimTexts = [
    ...figures.map(({ figure, caption }) => figure.en + caption.en),
    ...testimonials.map(({ quote }) => quote.en),
  ];
  const isExample =
    rating === defaultLandingClaims.rating || claimTexts.some((text) => examples.has(text));
  return !isExample && (claimTexts.length > 0 || rating !== undefined);
}

function differs(one: { en: string; si: string }, other: { en: string; si: string }): boolean {
  return one.en !== other.en || one.si !== other.si;
}
