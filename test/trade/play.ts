import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { findProductForStockCount } from '#domain/orders/reading/find-stock-ledger.server.ts';
import { paymentMismatches } from '#test/ledger.ts';
import { predict } from './model.ts';
import { totalOf } from './model-price.ts';
import type { Model } from './model-state.ts';
import type { Action, Step } from './random-actions.ts';
import { readRecords } from './read-records.ts';
import { openAttempt } from './real-online.ts';
import { type Form, type RealShop, type SendResult, send } from './real-shop.ts';
import { buildSubmission } from './submissions.ts';

type Play = { real: RealShop; model: Model };

/** Plays one step in the model and in the real shop, and compares responses and records. Returns the model after it. */
export async function playStep(
  { real, model }: Play,
  { action, sending, other }: Step,
): Promise<Model> {
  const form = await openForm({ real, model }, action);
  if (sending === 'concurrent')
    return playConcurrently({ real, model }, [form, await openForm({ real, model }, other)]);
  const expected = predict(model, form.submission);
  const results = await submitAs(sending, () => send(real, form));
  expect(new Set(results.map(({ orderId }) => orderId)).size).toBe(1);
  await addOrders(real, results);
  expect(results.map(({ outcome }) => outcome)).toEqual(results.map(() => expected.outcome));
  await compare({ real, model: expected.model });
  return expected.model;
}

async function submitAs(
  sending: Step['sending'],
  press: () => Promise<SendResult>,
): Promise<SendResult[]> {
  if (sending === 'twice-at-once') return Promise.all([press(), press()]);
  const first = await press();
  return sending === 'again' ? [first, await press()] : [first];
}

/** Requires that two concurrent submissions end as if one had come after the other. */
async function playConcurrently({ real, model }: Play, forms: [Form, Form]): Promise<Model> {
  const results = await Promise.all(forms.map((form) => send(real, form)));
  const [one, other] = forms;
  const sequential = [predictInOrder(model, [one, other]), predictInOrder(model, [other, one])];
  const outcomes = results.map(({ outcome }) => outcome);
  for (const [index, { outcomes: expected, model: ended }] of sequential.entries()) {
    const isReversed = index === 1;
    const placed = isReversed ? results.toReversed() : results;
    const orderIds = [...real.orderIds, ...placed.flatMap(({ orderId }) => orderId ?? [])];
    const found = await readRecords({ ...real, orderIds }, model.feeLkr);
    const isSame = isDeepStrictEqual(found.model, visiblePart(ended));
    const inOrderOfForms = isReversed ? expected.toReversed() : expected;
    if (
      !isSame ||
      !isDeepStrictEqual(outcomes.map(withoutReason), inOrderOfForms.map(withoutReason))
    )
      continue;
    await addOrders(real, placed);
    await compare({ real, model: ended });
    return ended;
  }
  const found = await readRecords(real, model.feeLkr);
  throw new Error(
    `Two forms at once ended like neither order of them: ${JSON.stringify({ forms, outcomes, sequential, found })}`,
  );
}

/**
 * Leaves out why an order was refused. One that waits for the stock after its code was checked is sold out, although the
 * order before it also used the code up.
 */
function withoutReason(outcome: string): string {
  return ['sold-out', 'promo-refused'].includes(outcome) ? 'no order' : outcome;
}

function predictInOrder(model: Model, [one, other]: [Form, Form]) {
  const first = predict(model, one.submission);
  const second = predict(first.model, other.submission);
  return { outcomes: [first.outcome, second.outcome], model: second.model };
}

/** Adds the orders that were placed to the real shop, and opens the payment of each. */
async function addOrders(real: RealShop, outcomes: { orderId?: string }[]): Promise<void> {
  const placed = new Set(outcomes.flatMap(({ orderId }) => orderId ?? []));
  for (const orderId of placed) await openAttempt(real.shopper, orderId);
  real.orderIds = [...real.orderIds, ...placed];
}

async function openForm({ real, model }: Play, action: Action): Promise<Form> {
  const submission = buildSubmission(model, action);
  const product = 'product' in submission ? (real.productIds[submission.product] ?? '') : undefined;
  const counted = product && (await findProductForStockCount(real.owner, product));
  return {
    submission,
    key: randomUUID(),
    ...(counted && { shownMovement: counted.lastMovement }),
  };
}

/** Returns what the records of a shop contain of the model. */
function visiblePart({ hidden: _, countVersions: _countVersions, ...seen }: Model) {
  return seen;
}

async function compare({ real, model }: Play): Promise<void> {
  const found = await readRecords(real, model.feeLkr);
  expect(found.model).toEqual(visiblePart(model));
  expect(found.ledger).toEqual(model.stock);
  expect(await paymentMismatches(real.shopper, real.orderIds)).toEqual([]);
  for (const order of found.model.orders) expect(order.total).toBe(totalOf(model, order));
}
