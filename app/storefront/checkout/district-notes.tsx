import type { PaymentMethod } from '#domain/payments/payment-methods.ts';
import type { District } from '#domain/places/districts.ts';
import { districtNames } from '#domain/places/places.copy.ts';
import { type DeliveryRules, deliveryFeeIn } from '#domain/settings/delivery/delivery-rules.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Both } from '#ui/text/text.tsx';
import { feeDepends, feeThere, noCashWords } from './district-notes.copy.ts';

type DistrictNoteProps = { delivery: DeliveryRules; district: District | undefined };

/** Says what delivery costs where it is not the same everywhere. */
export function DistrictNote({ delivery, district }: DistrictNoteProps) {
  if (Object.keys(delivery.ownFees).length === 0) return null;
  const words = district
    ? feeThere(districtNames[district], deliveryFeeIn(delivery, district))
    : feeDepends;
  return (
    <p role="status" className="-mt-1 text-md leading-snug text-ink-600">
      <Both of={words} />
    </p>
  );
}

type NoCashNoteProps = {
  offered: PaymentMethod[];
  paymentMethods: PaymentMethod[];
  district: District | undefined;
};

/** Says why a way to pay is gone. */
export function NoCashNote({ offered, paymentMethods, district }: NoCashNoteProps) {
  if (!district || offered.length === paymentMethods.length) return null;
  return (
    <Notice role="status">
      <Both of={noCashWords(districtNames[district])} />
    </Notice>
  );
}
