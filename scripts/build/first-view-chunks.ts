import fs from 'node:fs';

type ModuleGraph = { getModuleInfo(id: string): { importers: string[] } | null };

const onEveryPage = [
  'app/root.tsx',
  'app/entry.client.tsx',
  'app/storefront/layout/layout.route.tsx',
  // Small, and on most pages, which would load the whole chunk of the landing page for them.
  'app/storefront/product-card/intent-form.tsx',
  'app/domain/reviews/review.ts',
  'app/ui/form/too-many.copy.ts',
  'app/ui/use-has-script.ts',
  'app/ui/picture/whats-app-glyph.tsx',
  'node_modules/lucide-react/dist/esm/icons/heart.mjs',
  'node_modules/lucide-react/dist/esm/icons/phone.mjs',
];
const landing = ['app/storefront/home/home.route.tsx'];
const checkout = ['app/storefront/checkout/checkout.route.tsx'];
/** Pages that share modules with each other. There is a rule below for each number of them. */
const pages = {
  product: ['app/storefront/product/product.route.tsx'],
  cart: ['app/storefront/cart/cart.route.tsx'],
  checkout,
  confirmation: ['app/storefront/order-success/order-success.route.tsx'],
  review: ['app/storefront/reviews/review.route.tsx'],
  // The layout of the account is loaded with each of its pages.
  orders: [
    'app/storefront/account/account.route.tsx',
    'app/storefront/account/orders/orders.route.tsx',
  ],
};

/**
 * Groups what a page's first view needs into a few files instead of sixty: each request costs time on a phone, and larger
 * files compress better. What `import()` fetches later stays apart.
 */
export const firstViewChunks = {
  groups: [
    { debugName: 'shop', name: chunkOf('shop', onEveryPage), priority: 9 },
    { debugName: 'parts', name: chunkOf('parts', landing, checkout), priority: 8 },
    { debugName: 'landing', name: chunkOf('landing', landing), priority: 7, minShareCount: 2 },
    ...[6, 5, 4, 3, 2].map((count) => ({
      debugName: `${count} pages`,
      name: chunkByPages(count),
      priority: count,
      minShareCount: 2,
    })),
    { debugName: 'checkout', name: chunkOf('checkout', checkout), priority: 1, minShareCount: 2 },
  ],
};

/**
 * Returns a rule that gives this name to modules that every one of these sets needs. A set needs what any of its files
 * imports.
 */
function chunkOf(name: string, ...entrySets: string[][]) {
  const needs = entrySets.map(isNeededBy);
  return (id: string, graph: ModuleGraph) => (needs.every((need) => need(id, graph)) ? name : null);
}

/**
 * Returns a rule for modules that this number of pages needs: those that the same pages need become one chunk, named
 * after the pages. The bundler adds what a module imports, so rules for more pages have to come first.
 */
function chunkByPages(count: number) {
  const needs = Object.entries(pages).map(([page, files]) => ({ page, need: isNeededBy(files) }));
  return (id: string, graph: ModuleGraph) => {
    const needing = needs.filter(({ need }) => need(id, graph));
    return needing.length === count ? needing.map(({ page }) => page).join('-') : null;
  };
}

function isNeededBy(files: string[]) {
  const entries = files.map((file) => `/${file}`);
  const moved = entries.find((file) => !fs.existsSync(`.${file}`));
  if (moved)
    throw new Error(`${moved} is named in first-view-chunks.ts, but there is no such file.`);
  const known = new Map<string, boolean>();
  const search = (id: string, graph: ModuleGraph, visited: Set<string>): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    // Ends the recursion where modules import each other.
    if (visited.has(id)) return false;
    visited.add(id);
    const importers = graph.getModuleInfo(id)?.importers ?? [];
    const result =
      entries.some((file) => id.includes(file)) ||
      importers.some((importer) => search(importer, graph, visited));
    if (result) known.set(id, true);
    return result;
  };
  return (id: string, graph: ModuleGraph): boolean => {
    const visited = new Set<string>();
    const isNeeded = search(id, graph, visited);
    // Stores false after the whole search: in a cycle, the result of a single module is not final.
    if (!isNeeded) for (const one of visited) known.set(one, false);
    return isNeeded;
  };
}
