/** Renders a rotating ring, hidden from screen readers: the caller adds a text in a `role="status"`. */
export function Spinner({ className = 'size-11 border-3' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-block shrink-0 animate-spin rounded-pill ${className}`}
    />
  );
}
