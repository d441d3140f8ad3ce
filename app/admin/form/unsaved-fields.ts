type Opened = Record<string, string | undefined>;

/**
 * Returns the names of the fields that differ from the values that the form opened with. A field that was taken away
 * with its value counts; hidden ones and files do not.
 */
export function unsavedFields(form: HTMLFormElement, opened: Opened = {}): string[] {
  const changed = [...form.elements].flatMap((control) => {
    const field = control as HTMLInputElement;
    return isChanged(field, opened[field.name]) ? [field.name] : [];
  });
  const gone = Object.keys(opened).filter((name) => opened[name] && !form.elements.namedItem(name));
  return [...changed, ...gone];
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

/** Compares with the line endings that a text area has. */
function isOtherText(control: HTMLInputElement | HTMLTextAreaElement, opened: string | undefined) {
  return control.value !== (opened ?? control.defaultValue).replaceAll('\r\n', '\n');
}

function firstChoice({ options }: HTMLSelectElement): string {
  const chosen = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0];
  return chosen?.value ?? '';
}
