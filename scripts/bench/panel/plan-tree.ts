/** A plan of PostgreSQL, as `explain (format json)` returns it. */
export type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Plan[];
};

/** The tables that grow with the orders and visits of a shop. */
const bigTables = [
  'orders',
  'order_lines',
  'customers',
  'analytics_events',
  'messages',
  'audit_entries',
  'stock_movements',
  'payment_entries',
];

/** Returns the big tables that are read to their end, without an index. */
export function wholeReads(plan: Plan): string[] {
  const { 'Node Type': kind, 'Relation Name': table = '', Plans: below = [] } = plan;
  const isWhole = kind === 'Seq Scan' && bigTables.includes(table);
  return [...(isWhole ? [table] : []), ...below.flatMap(wholeReads)];
}

/** Returns whether a page is cut from rows that have to be sorted as a whole first. */
export function sortsBeforeCutting({ 'Node Type': kind, Plans: below = [] }: Plan): boolean {
  const isSorted = kind === 'Limit' && below.some((one) => one['Node Type'] === 'Sort');
  return isSorted || below.some(sortsBeforeCutting);
}

/** Returns the indexes that are read without their tables. */
export function indexOnlyReads({ 'Node Type': kind, Plans: below = [], ...plan }: Plan): string[] {
  const name = kind === 'Index Only Scan' ? plan['Index Name'] : undefined;
  return [...(name ? [name] : []), ...below.flatMap(indexOnlyReads)];
}

/** Returns all indexes that a plan reads. */
export function indexesIn({ 'Index Name': name, Plans: below = [] }: Plan): string[] {
  return [...(name ? [name] : []), ...below.flatMap(indexesIn)];
}
