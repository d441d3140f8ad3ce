import { and, eq, gt, inArray, isNotNull, type SQL } from 'drizzle-orm';
import { products } from '#domain/catalog/tables.server.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import type { OnboardingMark } from './onboarding-mark.ts';
import type { DemoStepKey, OnboardingStep } from './onboarding-step.ts';
import type { Onboarding } from './read-onboarding.server.ts';
import { onboardingMarks } from './tables.server.ts';

/** Derives from the data of the demo shop which steps its owner has tried. */
export async function readDemoOnboarding(shop: AdminShop): Promise<Onboarding> {
  const marked = await shop.db.select({ mark: onboardingMarks.mark }).from(onboardingMarks);
  const marks = new Set(marked.map(({ mark }) => mark));
  const { id, invented, confirmedByPhoneAt, status } = orders;
  const hasOrder = async (condition?: SQL) => {
    const realCondition = and(eq(invented, false), condition);
    return (await shop.db.select({ id }).from(orders).where(realCondition).limit(1)).length > 0;
  };
  const changedProducts = and(eq(products.active, true), gt(products.version, 1));
  const steps = demoSteps({
    hasOrder: await hasOrder(),
    hasConfirmed: await hasOrder(isNotNull(confirmedByPhoneAt)),
    hasShipped: await hasOrder(inArray(status, ['shipped', 'delivered'])),
    hasChangedProduct: (await shop.db.$count(products, changedProducts)) > 0,
    hasMonth: (await shop.db.$count(orders, eq(invented, true))) > 0,
    marks,
  });
  return { kind: 'demo', steps, isHidden: marks.has('guide-hidden') };
}

/** The features that the owner in demo mode has used. Invented orders count only for `hasMonth`. */
type DemoFacts = {
  hasOrder: boolean;
  hasConfirmed: boolean;
  hasShipped: boolean;
  hasChangedProduct: boolean;
  hasMonth: boolean;
  marks: ReadonlySet<OnboardingMark>;
};

/** Returns the steps to try in demo mode, each after those that it requires. */
function demoSteps({ marks, ...facts }: DemoFacts): OnboardingStep[] {
  return [
    derivedStep('demo-order', facts.hasOrder),
    derivedStep('demo-confirm', facts.hasConfirmed),
    markedStep('demo-packing-slip', 'slip-seen', marks),
    derivedStep('demo-ship', facts.hasShipped),
    markedStep('demo-track', 'track-seen', marks),
    derivedStep('demo-product', facts.hasChangedProduct),
    derivedStep('demo-month', facts.hasMonth),
  ];
}

function derivedStep(key: DemoStepKey, isDone: boolean): OnboardingStep {
  return { key, isDone, isMarked: false };
}

/** Makes a step that an admin marks, because viewing a page leaves no trace in the data. */
function markedStep(
  key: DemoStepKey,
  mark: OnboardingMark,
  marks: DemoFacts['marks'],
): OnboardingStep {
  const isMarked = marks.has(mark);
  return { key, isDone: isMarked, isMarked, mark };
}
