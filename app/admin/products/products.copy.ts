import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const productsCopy = {
  products: { en: 'Products', si: 'නිෂ්පාදන' },
  addProduct: { en: 'Add Product', si: 'නිෂ්පාදනයක් එක් කරන්න' },
  arrange: { en: 'Arrange', si: 'පිළිවෙළ සකසන්න' },
  searchProducts: { en: 'Search products...', si: 'නිෂ්පාදන සොයන්න...' },
  name: { en: 'Name', si: 'නම' },
  price: { en: 'Price (LKR)', si: 'මිල (රු.)' },
  stock: { en: 'Stock', si: 'තොගය' },
  featured: { en: 'Featured', si: 'විශේෂිත' },
  actions: { en: 'Edit and delete', si: 'සංස්කරණය සහ මැකීම' },
  outOfStock: { en: 'Out of Stock', si: 'තොගය අවසන්' },
  low: { en: 'Low', si: 'අඩුයි' },
  onSale: { en: 'In the shop', si: 'වෙළඳසැලේ ඇති' },
  runningLow: { en: 'Running low', si: 'තොගය අඩු' },
  deleted: { en: 'Deleted', si: 'මැකූ' },
  which: { en: 'Which products', si: 'පෙන්වන නිෂ්පාදන' },
  noneDeleted: { en: 'No deleted products', si: 'මැකූ නිෂ්පාදන නැහැ' },
  noneLow: { en: 'No products are running low', si: 'තොගය අඩු නිෂ්පාදන නැහැ' },
  restore: { en: 'Restore', si: 'නැවත එක් කරන්න' },
  noneYet: { en: 'No products yet', si: 'තවම නිෂ්පාදන නැහැ' },
  addFirst: { en: 'Add your first product. It appears in the shop immediately.', si: 'පළමු නිෂ්පාදනය එක් කළ වහාම එය වෙළඳසැලේ පෙනෙනවා.' },
  noneFound: { en: 'No products found', si: 'නිෂ්පාදන හමු වුණේ නැහැ' },
  adjustSearch: { en: 'Try adjusting your search criteria', si: 'සෙවුම වෙනස් කර නැවත බලන්න' },
  showAll: { en: 'Show all products', si: 'සියලු නිෂ්පාදන පෙන්වන්න' },
} satisfies Record<string, Bilingual>;

/** Counts the customers to notify once a product is back in stock. */
export function waitingFor(people: number): Bilingual {
  return { en: `${people} waiting`, si: `බලා සිටින අය: ${people}` };
}

export function productsFound(count: number): Bilingual {
  const products = count === 1 ? 'product' : 'products';
  return { en: `${count} ${products} found`, si: `හමු වූ නිෂ්පාදන: ${count}` };
}

export function editNamed(name: Bilingual): Bilingual {
  return { en: `Edit ${name.en}`, si: `${name.si}: සංස්කරණය කරන්න` };
}

/** Labels the number for screen readers; it links to the stock movements. */
export function stockNamed(name: Bilingual): Bilingual {
  return { en: `Stock of ${name.en}:`, si: `${name.si}, තොගය:` };
}

export function restoreNamed(name: Bilingual): Bilingual {
  return { en: `Restore ${name.en}`, si: `${name.si}: නැවත එක් කරන්න` };
}

export function deleteNamed(name: Bilingual): Bilingual {
  return { en: `Delete ${name.en}`, si: `${name.si}: මකන්න` };
}

export function featuredNamed(name: Bilingual): Bilingual {
  return { en: `Featured: ${name.en}`, si: `විශේෂිත: ${name.si}` };
}
