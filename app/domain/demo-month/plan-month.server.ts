import { daysLater, startOfColomboDay, weekdayIn } from '#domain/kernel/colombo-time.ts';
import { endingsOf, type PlannedStep, timesOfSteps } from './endings.ts';
import {
  inventedName,
  inventedNotes,
  inventedStreet,
  inventedTowns,
} from './invented-people.copy.ts';
import { type Random, seededRandom } from './seeded-random.ts';

/** An order of the month, with the times of the steps that follow it. */
export type PlannedOrder = {
  placedAt: Date;
  customer: ReturnType<typeof inventedCustomer>;
  lines: { productId: string; quantity: number }[];
  isBankTransfer: boolean;
  isByPhone: boolean;
  hasCode: boolean;
  notes: string;
  steps: { step: PlannedStep; at: Date }[];
};

type StockedProduct = { productId: string; stock: number };

/** The weight of each hour of the day in Colombo, from midnight on, in choosing the times of orders. */
const hourWeights = [1, 0, 0, 0, 0, 1, 2, 4, 6, 8, 9, 8, 6, 6, 7, 7, 6, 6, 8, 11, 12, 10, 6, 3];
/** The prefix of invented phone numbers (E.164). The numbering plan does not assign 073, so no one is called by mistake. */
export const inventedPhonePrefix = '+9473';
/** The promo code that orders of the month use. */
export const inventedCode = 'SANDHI10';
const days = 30;
const seed = 20261123;
const minuteMs = 60_000;

type MonthToPlan = { now: Date; stocked: StockedProduct[] };

/**
 * Plans the orders of thirty days up to now, oldest first: the same for the same time and stock. Takes at most three
 * quarters of the stock, so that shoppers still find something.
 */
export function planMonth({ now, stocked }: MonthToPlan): PlannedOrder[] {
  const random = seededRandom(seed);
  const times = timesOfOrders(now, random);
  const endings = endingsOf(times.length);
  const remaining = stocked.map(({ productId, stock }, rank) => ({
    productId,
    units: Math.floor(stock * 0.75),
    maxShare: 0.6 / Math.sqrt(rank + 1),
  }));
  return times.flatMap((placedAt, number) => {
    const lines = chooseLines(remaining, { random, ordersLeft: times.length - number });
    const ending = endings[number];
    if (lines.length === 0 || !ending) return [];
    // Every seventh order is from a customer who has ordered before.
    const customer = inventedCustomer(number % 7 === 6 ? number - 5 : number);
    const note = number % 8 === 0 ? inventedNotes[(number / 8) % inventedNotes.length] : undefined;
    return [
      {
        placedAt,
        customer,
        lines,
        isBankTransfer: ending.isBankTransfer ?? false,
        isByPhone: ending.isByPhone ?? false,
        hasCode: number % 5 === 2,
        notes: note?.[customer.language] ?? '',
        steps: timesOfSteps(ending.steps, { placedAt, now }),
      },
    ];
  });
}

function timesOfOrders(now: Date, random: Random): Date[] {
  const today = startOfColomboDay(now);
  const times: Date[] = [];
  for (let ago = days - 1; ago > 0; ago -= 1) {
    const midnight = daysLater(today, -ago);
    const isSunday = weekdayIn(midnight) === 0;
    const count = 2 + random.below(2) + (isSunday ? 1 : 0) + (ago < 10 ? 1 : 0);
    for (let order = 0; order < count; order += 1) {
      const hour = random.weighted([...hourWeights.keys()], (hour) => hourWeights[hour] ?? 0);
      const minutes = hour * 60 + random.below(60);
      times.push(new Date(midnight.getTime() + minutes * minuteMs + random.below(minuteMs)));
    }
  }
  for (const minutesAgo of [335, 212, 96, 51, 17]) {
    times.push(new Date(now.getTime() - minutesAgo * minuteMs));
  }
  return times.filter((at) => at < now).sort((one, other) => one.getTime() - other.getTime());
}

type RemainingProduct = { productId: string; units: number; maxShare: number };
type LineOptions = { random: Random; ordersLeft: number };

/** Takes one or two of the remaining products: the first more often, and scarce products seldom, so that they last. */
function chooseLines(remaining: RemainingProduct[], { random, ordersLeft }: LineOptions) {
  const wanted = random.below(5) === 0 ? 2 : 1;
  const lines: PlannedOrder['lines'] = [];
  for (let line = 0; line < wanted; line += 1) {
    const available = remaining.filter(
      ({ productId, units }) => units > 0 && !lines.some((each) => each.productId === productId),
    );
    if (available.length === 0) break;
    const chosen = random.weighted(available, ({ units, maxShare }) =>
      Math.min(units / ordersLeft, maxShare),
    );
    const quantity = Math.min(chosen.units, random.below(4) === 0 ? 2 : 1);
    chosen.units -= quantity;
    lines.push({ productId: chosen.productId, quantity });
  }
  return lines;
}

/** Returns the customer with this number, from 0 on. A customer who orders twice has the same number both times. */
function inventedCustomer(number: number) {
  const { given, family, writes: language } = inventedName(number);
  const towns = inventedTowns.flatMap(([town, orders]) => Array<string>(orders).fill(town));
  return {
    language,
    firstName: given[language],
    name: `${given[language]} ${family[language]}`,
    phoneE164: `${inventedPhonePrefix}${String(4_100_000 + number * 7919).padStart(7, '0')}`,
    // example.com is reserved for examples (RFC 2606).
    email: number % 3 === 0 ? `${given.en.toLowerCase()}.${number}@example.com` : undefined,
    street: inventedStreet(number, language),
    town: towns[(number * 29) % towns.length] ?? 'Kandy',
  };
}
