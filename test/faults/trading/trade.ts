import { setTimeout as pause } from 'node:timers/promises';
import { buyUntilStopped } from './buy.ts';
import type { TradingShop } from './trading-shop.ts';
import { workAsOwner } from './work-as-owner.ts';

const guestsAtOnce = 4;
const timeoutMs = 30_000;

/** Lets buyers buy and the owner work until `stop`, which waits for pending requests. */
export function startTrading(tradingShop: TradingShop) {
  const stopped = new AbortController();
  const guests = Array.from({ length: guestsAtOnce }, () => () => tradingShop.shop.visitor());
  const customers = tradingShop.customers.map((customer) => () => customer);
  const people = [
    ...[...guests, ...customers].map((next) => buyUntilStopped(tradingShop, next, stopped.signal)),
    workAsOwner(tradingShop, stopped.signal),
  ];
  const stop = async () => {
    stopped.abort();
    await Promise.all(people);
  };
  return { stop };
}

/** Waits until this many more orders are confirmed. Returns false if that takes longer than half a minute. */
export async function waitUntilSold(tradingShop: TradingShop, more: number): Promise<boolean> {
  const enough = tradingShop.confirmed.length + more;
  const deadline = Date.now() + timeoutMs;
  while (tradingShop.confirmed.length < enough && Date.now() < deadline) await pause(5);
  return tradingShop.confirmed.length >= enough;
}
