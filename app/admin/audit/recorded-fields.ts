import type { AuditedColumn } from '#domain/orders/apply-order-change.server.ts';
import type { OrderChangeDetails } from '#domain/orders/order-history.ts';
import type { PromoValues } from '#domain/orders/promo/save-promo-code.server.ts';
import type { OwnersReviewFields } from '#domain/reviews/change-review.server.ts';

/** What the log records about orders, promo codes and reviews. */
type Recorded = OrderChangeDetails[keyof OrderChangeDetails] | PromoValues | OwnersReviewFields;

type FieldOf<Part> = Part extends unknown ? keyof Part : never;
type ValueOf<Field, Part = Recorded> = Part extends unknown
  ? Field extends keyof Part
    ? Part[Field]
    : never
  : never;

/** The fields that need a label: a field without one does not compile. */
export type RecordedField = FieldOf<Recorded> | AuditedColumn;

/** The codes that a field may hold; `never` for a field of free texts, numbers or lists. */
export type CodeOf<Field> = string extends ValueOf<Field> ? never : Extract<ValueOf<Field>, string>;

/** The fields that hold a code. Each of their codes needs a label too. */
export type CodedField = {
  [Field in FieldOf<Recorded>]: [CodeOf<Field>] extends [never] ? never : Field;
}[FieldOf<Recorded>];
