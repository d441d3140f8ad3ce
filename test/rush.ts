import { aBuyer, checkoutFields } from './shopping.ts';
import type { ShopResponse, Visitor } from './visitor.ts';

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
): Promise<ShopResponse[]> {
  return Promise.all(
    visitors.map((visitor, index) => visitor.post('/checkout', forms[index] ?? {})),
  );
}

/** Submits all forms, then those that got a 503 again, until none is left. Returns the responses in no particular order. */
export async function submitUntilNotBusy(
  visitors: readonly Visitor[],
  forms: readonly Record<string, string>[],
): Promise<ShopResponse[]> {
  const responses = await submitAtOnce(visitors, forms);
  const busy = [...responses.keys()].filter((index) => responses[index]?.status === 503);
  if (busy.length === 0) return responses;
  const chosen = <Each>(from: readonly Each[]) => busy.map((index) => from[index] as Each);
  const again = await submitUntilNotBusy(chosen(visitors), chosen(forms));
  return [...responses.filter(({ status }) => status !== 503), ...again];
}

/** Counts the responses of each status. */
export function countByStatus(responses: readonly ShopResponse[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
