import { type RefObject, useEffect, useState } from 'react';

type FormValues = Partial<Record<string, string>> | undefined;

/**
 * Returns the district that is selected in the form, and the function to call on input. If none is selected, selects the
 * one that the server found by the town. `values` are those of the answer, `initial` those with which the form opens.
 */
export function useDistrict(
  form: RefObject<HTMLFormElement | null>,
  { values, initial }: { values: FormValues; initial: FormValues },
) {
  // Empty like the select, so that reading it does not render the form again.
  const [district, setDistrict] = useState((values ?? initial)?.['district'] ?? '');
  useEffect(() => {
    const select = selectIn(form.current);
    if (!select) return;
    const found = values?.['district'];
    if (found && select.value === '') select.value = found;
    setDistrict(select.value);
  }, [form, values]);
  const readDistrict = () => setDistrict(selectIn(form.current)?.value ?? '');
  return { district, readDistrict };
}

function selectIn(form: HTMLFormElement | null): HTMLSelectElement | undefined {
  const select = form?.elements.namedItem('district');
  return select instanceof HTMLSelectElement ? select : undefined;
}
