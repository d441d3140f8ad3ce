import { href } from 'react-router';
import { oneOf, pageNumber, searchState } from '#admin/list/search-state.ts';
import { lineOutcomes } from '#domain/remittances/remittance.ts';

const state = searchState({ outcome: oneOf(lineOutcomes), page: pageNumber });

export type LineListState = typeof state.defaults;
export const parseLineListState = state.read;

/** Links to a courier's list, with the lines of one outcome or all. */
export function remittanceHref(
  remittanceId: string,
  listState: LineListState = state.defaults,
): string {
  return href('/admin/remittances/:remittanceId', { remittanceId }) + state.query(listState);
}
