import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { selectProvince } from './address.copy.ts';
import { SelectField } from './choice-fields.tsx';
import { TextField } from './fields.tsx';

const pair = 'grid items-start gap-5 sm:grid-cols-2';

/** The recipient of a delivery, in a form that has the fields of an address. */
export function PersonFields({ withEmail = false }: { withEmail?: boolean }) {
  return (
    <>
      <div className={pair}>
        <TextField name="customerName" />
        <TextField name="phone" />
      </div>
      {withEmail && <TextField name="email" />}
    </>
  );
}

/** The place of a delivery. */
export function PlaceFields({ provinces }: { provinces: Record<string, Bilingual> }) {
  return (
    <>
      <TextField name="address" />
      <div className={pair}>
        <TextField name="city" />
        <SelectField name="province" options={provinces} none={selectProvince} />
      </div>
    </>
  );
}
