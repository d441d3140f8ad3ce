import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { deliverySentence, type PolicyFacts, paymentMethodsListed } from './policy-facts.copy.ts';

/** The placeholders that an owner may write into a policy; the settings decide what they become. */
export const policyBlanks = ['{delivery}', '{payment-methods}'] as const;

/** Returns the text of a policy as shoppers read it, with its placeholders replaced. */
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
