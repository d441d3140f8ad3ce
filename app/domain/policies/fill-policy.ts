import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { deliverySentence, type PolicyFacts, paymentMethodsListed } from './policy-facts.copy.ts';

/** The placeholders that an owner may write into a policy. They are replaced by facts from the settings. */
export const policyPlaceholders = ['{delivery}', '{payment-methods}'] as const;

/** Returns the text of a policy as shoppers read it, with its placeholders replaced. */
export function fillPolicy(content: Bilingual, facts: PolicyFacts): Bilingual {
  const filling: Record<(typeof policyPlaceholders)[number], Bilingual> = {
    '{delivery}': deliverySentence(facts),
    '{payment-methods}': paymentMethodsListed(facts),
  };
  const filled = (language: 'en' | 'si') =>
    policyPlaceholders.reduce(
      (text, placeholder) => text.replaceAll(placeholder, () => filling[placeholder][language]),
      content[language],
    );
  return { en: filled('en'), si: filled('si') };
}
