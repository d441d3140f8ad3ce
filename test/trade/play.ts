import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { paymentGaps } from '#test/ledger.ts';
import { after, type Model, totalOf } from './model.ts';
import { openAttempt } from './real-online.ts';
import { type Answered, type Form, lookAt, type RealShop, send } from './real-shop.ts';
import { formFor } from './sent.ts';
import type { Turn, Wish } from './wishes.ts';

type Play = { real: RealShop; model: Model };

/** Plays one turn in the model and in the real shop, and compares responses and records. Returns the model after it. */
export async function playTurn({ real, model }: Play, { wish, sent, other }: Turn): Promise<Model> {
  const form = formOf(model, wish);
  if (sent === 'beside') return playBoth({ real, model }, [form, formOf(model, other)]);
  const expected = after(model, form.sent);
  const answers = await sendAs(sent, () => send(real, form));
  expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1);
  await keepOrders(real, answers);
  expect(answers.map(({ answer }) => answer)).toEqual(answers.map(() => expected.answer));
  await compare({ real, model: expected.model });
  return expected.model;
}

async function sendAs(sent: Turn['sent'], press: () => Promise<Answered>): Promise<Answered[]> {
  if (sent === 'twice') return Promise.all([press(), press()]);
  const first = await press();
  return sent === 'again' ? [first, await press()] : [first];
}

/** Requires that two forms at once end as if one had come after the other. */
async function playBoth({ real, model }: Play, forms: [Form, Form]): Promise<Model> {
  const answers = await Promise.all(forms.map((form) => send(real, form)));
  const [one, other] = forms;
  const inTurn = [inOrder(model, [one, other]), inOrder(model, [other, one])];
  const said = answers.map(({ answer }) => answer);
  for (const [turned, { answers: wanted, model: ended }] of inTurn.entries()) {
    const placed = turned ? answers.toReversed() : answers;
    const orderIds = [...real.orderIds, ...placed.flatMap(({ orderId }) => orderId ?? [])];
    const found = await lookAt({ ...real, orderIds }, model.feeLkr);
    const isSame = isDeepStrictEqual(found.model, shown(ended));
    if (!isSame || JSON.stringify(said) !== JSON.stringify(turned ? wanted.toReversed() : wanted))
      continue;
    await keepOrders(real, placed);
    await compare({ real, model: ended });
    return ended;
  }
  const found = await lookAt(real, model.feeLkr);
  throw new Error(
    `Two forms at once ended like neither order of them: ${JSON.stringify({ forms, said, inTurn, found })}`,
  );
}

function inOrder(model: Model, [one, other]: [Form, Form]) {
  const first = after(model, one.sent);
  const second = after(first.model, other.sent);
  return { answers: [first.answer, second.answer], model: second.model };
}

/** Keeps the orders that were placed, in turn, and opens the payment of each. */
async function keepOrders(real: RealShop, answers: { orderId?: string }[]): Promise<void> {
  const placed = new Set(answers.flatMap(({ orderId }) => orderId ?? []));
  for (const orderId of placed) await openAttempt(real.shopper, orderId);
  real.orderIds = [...real.orderIds, ...placed];
}

function formOf(model: Model, wish: Wish): Form {
  return { sent: formFor(model, wish), key: randomUUID() };
}

/** What the records of a shop say. */
function shown({ hidden: _, ...seen }: Model) {
  return seen;
}

async function compare({ real, model }: Play): Promise<void> {
  const found = await lookAt(real, model.feeLkr);
  expect(found.model).toEqual(shown(model));
  expect(found.ledger).toEqual(model.shelf);
  expect(await paymentGaps(real.shopper)).toEqual([]);
  for (const order of found.model.orders) expect(order.total).toBe(totalOf(model, order));
}
