import { keywords } from './keywords.copy.ts';
import { type RecognizedTopic, recognizedTopics } from './topics.ts';

/** Weighs topics, so that "cash on delivery" is about paying, and a delivery that arrived broken about damage. */
const weights: Record<RecognizedTopic, number> = {
  damage: 5,
  payment: 3,
  tracking: 2,
  delivery: 1,
  usage: 1,
  price: 1,
};

/** Returns the topic of a typed message, if its words match one. */
export function topicOf(text: string): RecognizedTopic | undefined {
  const words = wordsOf(text);
  let best: { topic: RecognizedTopic; score: number } | undefined;
  for (const topic of recognizedTopics) {
    const matches = words.filter((word) =>
      keywords[topic].some((prefix) => word.startsWith(fold(prefix))),
    );
    const score = matches.length * weights[topic];
    if (score > (best?.score ?? 0)) best = { topic, score };
  }
  return best?.topic;
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

/** Removes differences of case, and the zero-width joiners that only some keyboards insert. */
function fold(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u200c\u200d]/g, '');
}
