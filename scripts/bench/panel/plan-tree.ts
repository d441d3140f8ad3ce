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

/** Returns the big tables that are scanned in full, without an index. */
export function fullTableScans(plan: Plan): string[] {
  const { 'Node Type': kind, 'Relation Name': table = '', Plans: below = [] } = plan;
  const isFullScan = kind === 'Seq Scan' && bigTables.includes(table);
  return [...(isFullScan ? [table] : []), ...below.flatMap(fullTableScans)];
}

/** Returns whether all rows are sorted before a `limit` takes a page of them, because no index has their order. */
export function sortsBeforeLimit({ 'Node Type': kind, Plans: below = [] }: Plan): boolean {
  const isSorted = kind === 'Limit' && below.some((one) => one['Node Type'] === 'Sort');
  return isSorted || below.some(sortsBeforeLimit);
}

/** Returns the indexes that are read without their tables. */
export function indexOnlyScans({ 'Node Type': kind, Plans: below = [], ...plan }: Plan): string[] {
  const name = kind === 'Index Only Scan' ? plan['Index Name'] : undefined;
  return [...(name ? [name] : []), ...below.flatMap(indexOnlyScans)];
}

/** Returns all indexes that a plan reads. */
export function indexesIn({ 'Index Name': name, Plans: below = [] }: Plan): string[] {
  return [...(name ? [name] : []), ...below.flatMap(indexesIn)];
}
