import { and, count, eq } from 'drizzle-orm';
import { backupRuns } from '#domain/backups/tables.server.ts';
import { products } from '#domain/catalog/tables.server.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { policies } from '#domain/policies/tables.server.ts';
import { readLandingClaims } from '#domain/settings/landing/read-landing-claims.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import type { OnboardingStep } from './onboarding-step.ts';
import { onboardingSteps } from './onboarding-steps.ts';
import { onboardingMarks } from './tables.server.ts';

/** The steps to the opening of a real shop, or those to try in demo mode. */
export type Onboarding = { kind: 'opening' | 'demo'; steps: OnboardingStep[]; isHidden: boolean };

/** Derives from the shop's data which steps to its opening are done. */
export async function readOnboarding(
  shop: AdminShop,
  { hasMail }: { hasMail: boolean },
): Promise<Onboarding> {
  const marked = await shop.db.select({ mark: onboardingMarks.mark }).from(onboardingMarks);
  const marks = new Set(marked.map(({ mark }) => mark));
  const steps = onboardingSteps({
    settings: await readSettings(shop),
    claims: await readLandingClaims(shop),
    productCount: await shop.db.$count(products, eq(products.active, true)),
    unapprovedCount: await shop.db.$count(
      products,
      and(eq(products.active, true), eq(products.approvalNumber, '')),
    ),
    untouchedPolicies: await countUntouched(shop),
    hasBackup: (await shop.db.$count(backupRuns, eq(backupRuns.state, 'done'))) > 0,
    hasMail,
    hasGateway: shop.hasGateway === true,
    marks,
  });
  return { kind: 'opening', steps, isHidden: marks.has('guide-hidden') };
}

async function countUntouched(shop: AdminShop): Promise<number> {
  const [found] = await shop.db
    .select({ untouched: count() })
    .from(policies)
    .where(eq(policies.version, 1));
  return found?.untouched ?? 0;
}
