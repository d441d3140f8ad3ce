import { aBuyer, checkoutFields } from './shopping.ts';
import type { Answer, Visitor } from './visitor.ts';

/** Fills in the checkout of every shopper. Returns what each of them would send. */
export async function fillInCheckouts(
  visitors: readonly Visitor[],
): Promise<Record<string, string>[]> {
  const forms: Record<string, string>[] = [];
  for (const visitor of visitors) {
    const page = await visitor.get('/checkout');
    forms.push({ ...checkoutFields(page.body), ...aBuyer() });
  }
  return forms;
}

/** Submits all forms in the same moment. */
export function pressAtOnce(
  visitors: readonly Visitor[],
  forms: readonly Record<string, string>[],
): Promise<Answer[]> {
  return Promise.all(
    visitors.map((visitor, index) => visitor.post('/checkout', forms[index] ?? {})),
  );
}

/** Counts the responses of each status. */
export function countByStatus(answers: readonly Answer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
