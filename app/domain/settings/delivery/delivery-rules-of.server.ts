import type { Settings } from '#domain/settings/settings.ts';
import { linesOf } from '#domain/settings/settings-lists.ts';
import type { DeliveryRules } from './delivery-rules.ts';
import { districtFeeOfLine, districtOfLine } from './district-lines.ts';

type DeliverySettings = Pick<
  Settings,
  'freeDelivery' | 'deliveryFeeLkr' | 'districtFees' | 'districtsWithoutCash'
>;

/** Reads the owner's delivery rules. While delivery is free, it is free in every district. */
export function deliveryRulesOf(settings: DeliverySettings): DeliveryRules {
  const { freeDelivery, deliveryFeeLkr, districtFees, districtsWithoutCash } = settings;
  const districtFeeLines = linesOf(districtFees).flatMap((line) => districtFeeOfLine(line) ?? []);
  return {
    feeLkr: freeDelivery ? 0 : deliveryFeeLkr,
    ownFees: freeDelivery
      ? {}
      : Object.fromEntries(districtFeeLines.map(({ district, feeLkr }) => [district, feeLkr])),
    withoutCash: [
      ...new Set(linesOf(districtsWithoutCash).flatMap((line) => districtOfLine(line) ?? [])),
    ],
  };
}
