type OpenedValues = Record<string, string | undefined>;

/**
 * Returns the names of the fields that differ from the values that the form opened with, including removed fields
 * that had a value. Hidden fields and files are ignored.
 */
export function unsavedFields(form: HTMLFormElement, opened: OpenedValues = {}): string[] {
  const changed = [...form.elements].flatMap((control) => {
    const field = control as HTMLInputElement;
    return isChanged(field, opened[field.name]) ? [field.name] : [];
  });
  const removed = Object.keys(opened).filter(
    (name) => opened[name] && !form.elements.namedItem(name),
  );
  return [...changed, ...removed];
}

function isChanged(control: Element, opened: string | undefined): boolean {
  if (control instanceof HTMLSelectElement) {
    return control.value !== (opened ?? firstChoice(control));
  }
  if (control instanceof HTMLTextAreaElement) return isOtherText(control, opened);
  return control instanceof HTMLInputElement && isOtherInput(control, opened);
}

function isOtherInput(input: HTMLInputElement, opened: string | undefined): boolean {
  const { type, value, checked, defaultChecked } = input;
  if (type === 'hidden' || type === 'file') return false;
  if (type === 'checkbox') return checked !== (opened ? opened === 'on' : defaultChecked);
  if (type === 'radio') return checked && (opened ? opened !== value : !defaultChecked);
  return isOtherText(input, opened);
}

/** Compares after normalizing line endings to those of a text area. */
function isOtherText(control: HTMLInputElement | HTMLTextAreaElement, opened: string | undefined) {
  return control.value !== (opened ?? control.defaultValue).replaceAll('\r\n', '\n');
}

function firstChoice({ options }: HTMLSelectElement): string {
  const chosen = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0];
  return chosen?.value ?? '';
}
