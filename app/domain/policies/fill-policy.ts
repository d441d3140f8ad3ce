import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { deliverySentence, type PolicyFacts, paymentMethodsListed } from './policy-facts.copy.ts';

/** What the owner writes into a policy where the shop's settings have the say. */
export const policyBlanks = ['{delivery}', '{payment-methods}'] as const;

/** The text of a policy as shoppers read it: its blanks are filled in from the settings. */
export function fillPolicy(content: Bilingual, facts: PolicyFacts): Bilingual {
  const filling: Record<(typeof policyBlanks)[number], Bilingual> = {
    '{delivery}': deliverySentence(facts),
    '{payment-methods}': paymentMethodsListed(facts),
  };
  const filled = (language: 'en' | 'si') =>
    policyBlanks.reduce(
      (text, blank) => text.replaceAll(blank, () => filling[blank][language]),
      content[language],
    );
  return { en: filled('en'), si: filled('si') };
}
