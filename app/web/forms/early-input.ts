type TextInput = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps text that is typed before hydration, because React resets fields to the server's text and dispatches no event
 * for it. Returns a function that restores the text and dispatches the events.
 */
export function keepEarlyInput(): () => void {
  const earlyTexts = new Map<TextInput, string>();
  const remember = (field: EventTarget | null) => {
    if (isTextInput(field)) earlyTexts.set(field, field.value);
  };
  for (const field of document.querySelectorAll<TextInput>('input, textarea')) {
    if (field.value !== field.defaultValue) remember(field);
  }
  const onInput = ({ target }: Event) => remember(target);
  document.addEventListener('input', onInput, true);
  return () => {
    document.removeEventListener('input', onInput, true);
    for (const [field, text] of earlyTexts) {
      field.value = text;
      resetTrackedValue(field);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
}

/**
 * Resets the value that React remembers for the field to the server's text, so that React takes the restored text for a
 * change. Calls React's own setter on a copy of the field, so that the field itself keeps its text and its cursor.
 */
function resetTrackedValue(field: TextInput): void {
  const reactValue = Object.getOwnPropertyDescriptor(field, 'value');
  reactValue?.set?.call(field.cloneNode(), field.defaultValue);
}

function isTextInput(field: EventTarget | null): field is TextInput {
  return field !== null && 'defaultValue' in field && 'type' in field && field.type !== 'file';
}
