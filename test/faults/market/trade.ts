import { setTimeout as pause } from 'node:timers/promises';
import { buyForEver } from './buy.ts';
import { keepShop } from './keep-shop.ts';
import type { Market } from './market.ts';

const guestsAtOnce = 4;
const patienceMs = 30_000;

/** Lets buyers buy and the owner work until `stop`, which waits for what is on its way. */
export function startTrading(market: Market) {
  const over = new AbortController();
  const guests = Array.from({ length: guestsAtOnce }, () => () => market.shop.visitor());
  const known = market.customers.map((customer) => () => customer);
  const people = [
    ...[...guests, ...known].map((next) => buyForEver(market, next, over.signal)),
    keepShop(market, over.signal),
  ];
  const stop = async () => {
    over.abort();
    await Promise.all(people);
  };
  return { stop };
}

/** Waits until so many more orders are confirmed. Returns false when nobody could buy in half a minute. */
export async function untilSold(market: Market, more: number): Promise<boolean> {
  const enough = market.confirmed.length + more;
  const deadline = Date.now() + patienceMs;
  while (market.confirmed.length < enough && Date.now() < deadline) await pause(5);
  return market.confirmed.length >= enough;
}
