import { findAccountNames } from '#domain/accounts/find-account.server.ts';
import { type ListedEvent, listEvents } from '#domain/analytics/list-events.server.ts';
import { findProductNames } from '#domain/catalog/find-product-names.server.ts';
import { shortDateTime } from '#domain/kernel/colombo-time.ts';
import type { ReadOnlyShop } from '#domain/kernel/shop.server.ts';
import { describeEvent, type Names } from './describe-event.ts';
import { parseEventListState } from './events-urls.ts';

export type EventsData = Awaited<ReturnType<typeof readEvents>>;
export type ShownEvent = EventsData['events'][number];

/** Reads the events that the URL selects, with the names of their products and accounts. */
export async function readEvents(shop: ReadOnlyShop, request: Request) {
  const listState = parseEventListState(new URL(request.url).searchParams);
  const { events, before, after } = await listEvents(shop, listState);
  const names = await namesIn(shop, events);
  return {
    events: events.map((event) => ({
      id: event.id,
      type: event.type,
      subject: describeEvent(event, names),
      who: event.userId && names.accounts.get(event.userId),
      visitSince: visitStart(event.sessionId),
      at: shortDateTime(event.createdAt),
    })),
    before,
    after,
    listState,
  };
}

async function namesIn(shop: ReadOnlyShop, events: ListedEvent[]): Promise<Names> {
  const productIds = new Set(events.map(({ data }) => data['product_id']).filter(isText));
  const userIds = new Set(events.map(({ userId }) => userId).filter(isText));
  const [products, accounts] = await Promise.all([
    findProductNames(shop, [...productIds]),
    findAccountNames(shop, [...userIds]),
  ]);
  return { products, accounts };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Returns the time at which a session began, which its id contains. A visitor can report any number. */
function visitStart(sessionId: string | null): string | undefined {
  const [, milliseconds] = /^session-(\d{10,13})$/.exec(sessionId ?? '') ?? [];
  return milliseconds && shortDateTime(new Date(Number(milliseconds)));
}
