import { type ComponentType, type FocusEvent, useState } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { loadOnce } from '#ui/load-once.ts';
import { selectDistrict, selectProvince } from './address.copy.ts';
import { SelectField } from './choice-fields.tsx';
import { TextField } from './fields.tsx';
import { useField } from './form.tsx';

const pair = 'grid items-start gap-5 sm:grid-cols-2';

/** Renders the fields of the recipient, in a form whose `fields` are `addressFields`. */
export function RecipientFields({ withEmail = false }: { withEmail?: boolean }) {
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

type DeliveryAddressFieldsProps = {
  districts: Record<string, Bilingual>;
  provinces: Record<string, Bilingual>;
  provinceOf: Record<string, string>;
};

/** Renders the fields of a delivery address. Selecting a district sets the province; choosing a suggested town sets both. */
export function DeliveryAddressFields({
  districts,
  provinces,
  provinceOf,
}: DeliveryAddressFieldsProps) {
  return (
    <>
      <TextField name="address" />
      <TownField />
      <div className={pair}>
        <SelectField
          name="district"
          options={districts}
          placeholder={selectDistrict}
          onChange={({ currentTarget: { form, value } }) => {
            const province = form?.elements.namedItem('province');
            const ownProvince = provinceOf[value];
            if (!(province instanceof HTMLSelectElement) || !ownProvince) return;
            province.value = ownProvince;
            // Notifies listeners of the form again, which at the district's own input event read the old province.
            province.dispatchEvent(new Event('input', { bubbles: true }));
          }}
        />
        <SelectField name="province" options={provinces} placeholder={selectProvince} />
      </div>
    </>
  );
}

const loadSuggestions = loadOnce(() => import('./town-suggestions.tsx'));

/**
 * Renders a text field that loads the suggestions once it takes the focus, and tries again with the next focus if that
 * fails; without a script it remains a plain field.
 */
function TownField() {
  const { id } = useField('city');
  const [loaded, setLoaded] = useState<LoadedSuggestions>();
  const showSuggestions = async ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    const earlierText = currentTarget.value;
    const module = await loadSuggestions();
    if (module)
      setLoaded((before) => before ?? { Suggestions: module.TownSuggestions, earlierText });
  };
  return (
    <div className="relative">
      <TextField name="city" onFocus={(event) => void showSuggestions(event)} />
      {loaded && <loaded.Suggestions inputId={id} earlierText={loaded.earlierText} />}
    </div>
  );
}

type LoadedSuggestions = {
  Suggestions: ComponentType<{ inputId: string; earlierText: string }>;
  /** What the field had when it first took the focus. */
  earlierText: string;
};
