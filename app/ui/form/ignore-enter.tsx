/**
 * Renders a disabled button, to be placed first in a form that Enter in a field must not send: Enter presses the first
 * submit button, and a disabled one does nothing.
 */
export function IgnoreEnter() {
  return <button type="submit" disabled hidden />;
}
