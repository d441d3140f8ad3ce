/** Shows beside the title of a list how many entries it has. */
export function HeadingCount({ count }: { count: number }) {
  return <span className="tabular-nowrap ms-0.5 text-md font-normal text-ink-600">{count}</span>;
}
