import { keywords } from './keywords.copy.ts';

/** Weighs topics, so that "cash on delivery" is about paying, and a delivery that arrived broken about damage. */
const weights: Record<Understood, number> = {
  damage: 5,
  payment: 3,
  tracking: 2,
  delivery: 1,
  usage: 1,
  price: 1,
};

/** Returns the topic of a typed message, if its words match one. */
export function topicOf(text: string): Understood | undefined {
  const words = wordsOf(text);
  let best: { topic: Understood; score: number } | undefined;
  for (const topic of understood) {
    const known = words.filter((word) => keywords[topic].some((start) => word.startsWith(start)));
    const score = known.length * weights[topic];
    if (score > (best?.score ?? 0)) best = { topic, score };
  }
  return best?.topic;
}

/** Splits text into words without joiners, which only some phones write. */
function wordsOf(text: string): string[] {
  const folded = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u200c\u200d]/g, '');
  return folded.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
}

/** The topics with a prepared answer. The first three are offered as quick replies. */
export const topics = ['delivery', 'payment', 'usage', 'price', 'damage'] as const;
export type Topic = (typeof topics)[number];

/** The topics that are recognized in a message: those with an answer, and tracking, which has a page of its own. */
const understood = [...topics, 'tracking'] as const;
export type Understood = (typeof understood)[number];

export const offeredTopics = topics.slice(0, 3);
