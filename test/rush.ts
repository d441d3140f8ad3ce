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
export function submitAtOnce(
  visitors: readonly Visitor[],
  forms: readonly Record<string, string>[],
): Promise<Answer[]> {
  return Promise.all(
    visitors.map((visitor, index) => visitor.post('/checkout', forms[index] ?? {})),
  );
}

/** Submits all forms, then those that got a 503 again, until none is left. Returns the answers in no particular order. */
export async function submitUntilNotBusy(
  visitors: readonly Visitor[],
  forms: readonly Record<string, string>[],
): Promise<Answer[]> {
  const answers = await submitAtOnce(visitors, forms);
  const busy = [...answers.keys()].filter((index) => answers[index]?.status === 503);
  if (busy.length === 0) return answers;
  const chosen = <Each>(from: readonly Each[]) => busy.map((index) => from[index] as Each);
  const again = await submitUntilNotBusy(chosen(visitors), chosen(forms));
  return [...answers.filter(({ status }) => status !== 503), ...again];
}

/** Counts the responses of each status. */
export function countByStatus(answers: readonly Answer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
