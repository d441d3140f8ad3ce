import { daysLater, shortDate, shortDateTime } from '#domain/kernel/colombo-time.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { listAtCourier } from '#domain/remittances/cash-at-couriers.server.ts';
import { countParcelsToDeliver } from '#domain/remittances/deliver-listed.server.ts';
import {
  type FoundRemittance,
  findRemittance,
  type ShownLine,
} from '#domain/remittances/find-remittance.server.ts';
import {
  type LineOutcome,
  lineOutcomes,
  usualRemittanceDays,
} from '#domain/remittances/remittance.ts';
import type { LineListState } from './remittance-urls.ts';

const linesPerPage = 100;
const maxMissing = 50;

type OutcomeSum = { outcome: LineOutcome; lines: number; amountLkr: number };
export type LoadedRemittance = NonNullable<Awaited<ReturnType<typeof loadRemittance>>>;

/** Reads a courier's list for its page: sums, one page of lines, those that need attention first, and missing parcels. */
export async function loadRemittance(shop: AdminShop, id: string, listState: LineListState) {
  const found = await findRemittance(shop, id);
  if (!found) return undefined;
  const { list, lines } = found;
  const matching = listState.outcome
    ? lines.filter(({ outcome }) => outcome === listState.outcome)
    : lines;
  const sorted = matching.toSorted((one, other) => rank(one) - rank(other));
  const pages = Math.max(1, Math.ceil(sorted.length / linesPerPage));
  const page = Math.min(listState.page, pages);
  return {
    list: {
      id: list.id,
      courier: list.courier,
      addedOn: shortDateTime(list.createdAt),
      state: stateOf(list),
    },
    listState: { ...listState, page },
    digest: found.shownDigest,
    sums: sumsOf(lines),
    count: lines.length,
    pages,
    lines: sorted.slice((page - 1) * linesPerPage, page * linesPerPage),
    undeliveredCount: list.takenAt ? await countParcelsToDeliver(shop, id) : 0,
    missing: list.takenBackAt ? noneMissing : await findMissing(shop, found),
  };
}

function stateOf({ takenAt, takenBackAt }: FoundRemittance['list']) {
  if (takenBackAt) return 'taken-back';
  return takenAt ? 'taken' : 'preview';
}

/** Returns the place in the list: lines that need attention (problems, and payments left as they are) come first. */
function rank({ outcome }: ShownLine): number {
  return outcome === 'paid' || outcome === 'taken-back' ? 1 : 0;
}

function sumsOf(lines: readonly ShownLine[]): OutcomeSum[] {
  const groups = Map.groupBy(lines, ({ outcome }) => outcome);
  return lineOutcomes.flatMap((outcome) => {
    const group = groups.get(outcome) ?? [];
    if (group.length === 0) return [];
    const amountLkr = group.reduce((sum, line) => sum + (line.amountLkr ?? 0), 0);
    return [{ outcome, lines: group.length, amountLkr }];
  });
}

const noneMissing = { count: 0, totalLkr: 0, parcels: [] };

/** Finds unpaid parcels of the courier that the list should contain: delivered, or handed over more than a week before it. */
async function findMissing(shop: AdminShop, { list, lines }: FoundRemittance) {
  const listed = new Set(lines.flatMap(({ order }) => order?.id ?? []));
  const { createdAt: listedAt } = list;
  const remittanceDueBefore = daysLater(listedAt, -usualRemittanceDays);
  const parcels = (await listAtCourier(shop, list.courier)).filter(
    ({ id, status, shippedAt }) =>
      !listed.has(id) && shippedAt < (status === 'delivered' ? listedAt : remittanceDueBefore),
  );
  return {
    count: parcels.length,
    totalLkr: parcels.reduce((sum, { dueLkr }) => sum + dueLkr, 0),
    parcels: parcels.slice(0, maxMissing).map(({ shippedAt, status: _, ...parcel }) => ({
      ...parcel,
      shippedOn: shortDate(shippedAt),
    })),
  };
}
