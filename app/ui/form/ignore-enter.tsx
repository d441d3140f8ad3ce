/**
 * Comes first in a form that Enter in a field must not send: its first button is the one that Enter presses, and a
 * disabled one does nothing.
 */
export function IgnoreEnter() {
  return <button type="submit" disabled hidden />;
}
