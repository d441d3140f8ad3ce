/** Renders the rule with a small diamond, from the label of the bottle, for use under titles. */
export function DiamondRule({
  center = false,
  className = 'mt-5',
}: {
  center?: boolean;
  className?: string;
}) {
  const side = 'h-px flex-1 bg-current opacity-75';
  return (
    <div
      aria-hidden="true"
      className={`flex w-37 items-center gap-2.5 text-(--rule) ${center ? 'mx-auto' : ''} ${className}`}
    >
      <span className={side} />
      <span className="size-1.75 [transform:rotate(45deg)] bg-current" />
      <span className={side} />
    </div>
  );
}
