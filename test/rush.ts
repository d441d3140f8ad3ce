import { aBuyer, checkoutFields } from './shopping.ts';
import type { Answer, Visitor } from './visitor.ts';

/** Opens the checkout page of every shopper. Returns the filled-in form of each. */
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

/** Submits all forms at the same time. */
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
