/** Renders the logo of WhatsApp, a handset in a speech bubble, on the grid of the other icons. */
export function WhatsAppGlyph({ className }: { className?: string; 'aria-hidden'?: 'true' }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`fill-none stroke-current [stroke-linecap:round] [stroke-linejoin:round] ${className ?? ''}`}
      strokeWidth="1.6"
    >
      <path d="M3.8 20.2 5 16a8.5 8.5 0 1 1 3.2 3z" />
      <path
        d="M9 8.3c-.6 3 3.2 7 6.5 6.9l.7-1.7-2-1.1-.9.8a6 6 0 0 1-2.4-2.5l.8-.9-1-1.9z"
        className="fill-current"
        strokeWidth="0.8"
      />
    </svg>
  );
}
