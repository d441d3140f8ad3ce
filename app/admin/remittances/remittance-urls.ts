import { href } from 'react-router';
import { oneOf, pageNumber, searchState } from '#admin/list/search-state.ts';
import { lineOutcomes } from '#domain/remittances/remittance.ts';

const state = searchState({ outcome: oneOf(lineOutcomes), page: pageNumber });

export type LineListState = typeof state.defaults;
export const parseLineListState = state.read;

const overview = searchState({ page: pageNumber });

export const parseRemittancesState = overview.read;

/** Links to a page of the couriers' lists. */
export function remittancesHref(page: number): string {
  return `${href('/admin/remittances')}${overview.query({ page })}#lists`;
}

/** Links to a courier's list, with the lines of one outcome or all. */
export function remittanceHref(
  remittanceId: string,
  listState: LineListState = state.defaults,
): string {
  return href('/admin/remittances/:remittanceId', { remittanceId }) + state.query(listState);
}
