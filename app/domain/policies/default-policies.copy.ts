import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { privacyBlocks } from './default-privacy.copy.ts';
import { refundBlocks } from './default-refund.copy.ts';
import { termsBlocks } from './default-terms.copy.ts';
import type { PolicyKind } from './policy.ts';

/** What a new shop publishes until its owner writes something else. */
export const defaultPolicies: Record<PolicyKind, { title: Bilingual; content: Bilingual }> = {
  privacy: {
    title: { en: 'Privacy Policy', si: 'පෞද්ගලිකත්ව ප්‍රතිපත්තිය' },
    content: asDocument(privacyBlocks),
  },
  terms: {
    title: { en: 'Terms & Conditions', si: 'නියම සහ කොන්දේසි' },
    content: asDocument(termsBlocks),
  },
  refund: {
    title: { en: 'Refund Policy', si: 'මුදල් ආපසු ගෙවීමේ ප්‍රතිපත්තිය' },
    content: asDocument(refundBlocks),
  },
};

/** Joins one language of the blocks, which are pairs so that no translation is forgotten. */
function asDocument(blocks: readonly Bilingual[]): Bilingual {
  return {
    en: joinBlocks(blocks.map((block) => block.en)),
    si: joinBlocks(blocks.map((block) => block.si)),
  };
}

/** Keeps list items on adjacent lines; an empty line between them would make each a paragraph. */
function joinBlocks(blocks: readonly string[]): string {
  return blocks
    .map((block, index) => {
      const continuesList = block.startsWith('- ') && blocks[index - 1]?.startsWith('- ');
      if (index === 0) return block;
      return continuesList ? `\n${block}` : `\n\n${block}`;
    })
    .join('');
}
