import { isPaymentArranged } from '#domain/payments/payment-methods.ts';
import { defaultSettings } from '#domain/settings/default-settings.copy.ts';
import { defaultLandingClaims } from '#domain/settings/landing/default-landing-claims.copy.ts';
import type { LandingClaims } from '#domain/settings/landing/landing-claims.ts';
import { placeholderContacts } from '#domain/settings/placeholder-contacts.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { DemoStepKey } from './demo-steps.ts';
import type { OnboardingMark } from './onboarding-mark.ts';

/** The facts from which the onboarding checklist is derived. */
export type OnboardingFacts = {
  settings: Settings;
  claims: LandingClaims;
  productCount: number;
  /** How many of them name no approval. */
  unapprovedCount: number;
  /** How many policies are unchanged since the shop was created. */
  untouchedPolicies: number;
  hasBackup: boolean;
  /** Whether the shop can send e-mails: a mail server is in its environment. */
  hasMail: boolean;
  /** Whether an online payment provider is connected. */
  hasGateway?: boolean;
  marks: ReadonlySet<OnboardingMark>;
};

export type OnboardingStepKey =
  | 'brand'
  | 'contact'
  | 'payment'
  | 'delivery'
  | 'product'
  | 'approval'
  | 'policies'
  | 'claims'
  | 'mail'
  | 'second-factor'
  | 'backup';

export type OnboardingStep = {
  key: OnboardingStepKey | DemoStepKey;
  isDone: boolean;
  /** The mark that can replace doing the step. */
  mark?: OnboardingMark;
  isMarked: boolean;
};

type Rule = {
  key: OnboardingStepKey;
  mark?: OnboardingMark;
  /** Whether the shop itself shows that it was done. */
  isSeen: (facts: OnboardingFacts) => boolean;
  /** Whether the mark may be set now, and counts; without it, always. */
  mayMark?: (facts: OnboardingFacts) => boolean;
};

/** In the order in which an owner would do them. */
const rules: readonly Rule[] = [
  { key: 'brand', mark: 'brand-read', isSeen: hasOwnBrand },
  { key: 'contact', isSeen: ({ settings }) => placeholderContacts(settings).length === 0 },
  { key: 'payment', isSeen: ({ settings, ...facts }) => isPaymentArranged(settings, facts) },
  { key: 'delivery', mark: 'delivery-read', isSeen: hasOwnDelivery },
  { key: 'product', isSeen: ({ productCount }) => productCount > 0 },
  {
    key: 'approval',
    mark: 'approval-cleared',
    isSeen: ({ productCount, unapprovedCount }) => productCount > 0 && unapprovedCount === 0,
  },
  {
    key: 'policies',
    mark: 'policies-read',
    isSeen: ({ untouchedPolicies }) => untouchedPolicies === 0,
  },
  { key: 'claims', mark: 'claims-read', isSeen: hasOwnClaims },
  { key: 'mail', mark: 'without-mail', isSeen: ({ hasMail }) => hasMail },
  {
    key: 'second-factor',
    mark: 'without-second-factor',
    isSeen: ({ settings }) => settings.twoFactorAuth,
  },
  {
    key: 'backup',
    mark: 'backup-arranged',
    // A copy on the same disk is lost with it, and the shop cannot see the other one.
    isSeen: () => false,
    mayMark: ({ hasBackup }) => hasBackup,
  },
];

export function onboardingSteps(facts: OnboardingFacts): OnboardingStep[] {
  return rules.map(({ key, mark, isSeen, mayMark = () => true }) => {
    const isMarked = mark !== undefined && mayMark(facts) && facts.marks.has(mark);
    const isDone = isMarked || isSeen(facts);
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
  const claimed = [
    ...figures.map(({ figure, caption }) => figure.en + caption.en),
    ...testimonials.map(({ quote }) => quote.en),
  ];
  const isExample =
    rating === defaultLandingClaims.rating || claimed.some((each) => examples.has(each));
  return !isExample && (claimed.length > 0 || rating !== undefined);
}

function differs(one: { en: string; si: string }, other: { en: string; si: string }): boolean {
  return one.en !== other.en || one.si !== other.si;
}
