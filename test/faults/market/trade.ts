import { setTimeout as pause } from 'node:timers/promises';
import { buyUntilStopped } from './buy.ts';
import type { Market } from './market.ts';
import { workAsOwner } from './work-as-owner.ts';

const guestsAtOnce = 4;
const timeoutMs = 30_000;

/** Lets buyers buy and the owner work until `stop`, which waits for pending requests. */
export function startTrading(market: Market) {
  const stopped = new AbortController();
  const guests = Array.from({ length: guestsAtOnce }, () => () => market.shop.visitor());
  const customers = market.customers.map((customer) => () => customer);
  const people = [
    ...[...guests, ...customers].map((next) => buyUntilStopped(market, next, stopped.signal)),
    workAsOwner(market, stopped.signal),
  ];
  const stop = async () => {
    stopped.abort();
    await Promise.all(people);
  };
  return { stop };
}

/** Waits until this many more orders are confirmed. Returns false if that takes longer than half a minute. */
export async function waitUntilSold(market: Market, more: number): Promise<boolean> {
  const enough = market.confirmed.length + more;
  const deadline = Date.now() + timeoutMs;
  while (market.confirmed.length < enough && Date.now() < deadline) await pause(5);
  return market.confirmed.length >= enough;
}
