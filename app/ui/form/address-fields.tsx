import { type ComponentType, useRef, useState } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { selectDistrict, selectProvince } from './address.copy.ts';
import { SelectField } from './choice-fields.tsx';
import { TextField } from './fields.tsx';
import { useField } from './form.tsx';

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

type PlaceFieldsProps = {
  districts: Record<string, Bilingual>;
  provinces: Record<string, Bilingual>;
  provinceOf: Record<string, string>;
};

/** The place of a delivery. A district brings its province; a town that is chosen brings both. */
export function PlaceFields({ districts, provinces, provinceOf }: PlaceFieldsProps) {
  return (
    <>
      <TextField name="address" />
      <TownField />
      <div className={pair}>
        <SelectField
          name="district"
          options={districts}
          none={selectDistrict}
          onChange={({ currentTarget: { form, value } }) => {
            const province = form?.elements.namedItem('province');
            const itsOwn = provinceOf[value];
            if (province instanceof HTMLSelectElement && itsOwn) province.value = itsOwn;
          }}
        />
        <SelectField name="province" options={provinces} none={selectProvince} />
      </div>
    </>
  );
}

/** A text; suggestions come once it has the focus, for who has a script and a connection. */
function TownField() {
  const { id } = useField('city');
  const [Suggestions, setSuggestions] = useState<ComponentType<{ inputId: string }>>();
  const isAsked = useRef(false);
  const ask = async () => {
    if (isAsked.current) return;
    isAsked.current = true;
    const part = await import('./town-suggestions.tsx').catch(() => undefined);
    if (part) setSuggestions(() => part.TownSuggestions);
  };
  return (
    <div className="relative">
      <TextField name="city" onFocus={() => void ask()} />
      {Suggestions && <Suggestions inputId={id} />}
    </div>
  );
}
