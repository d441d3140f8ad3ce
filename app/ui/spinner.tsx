/** A ring that turns. It says nothing: the words stand beside it, in a `role="status"` of the caller. */
export function Spinner({ className = 'size-11 border-3' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-block shrink-0 animate-spin rounded-pill border-current/25 border-t-current ${className}`}
    />
  );
}
