import type { ProductForm } from '#domain/catalog/editing/product-form.ts';
import { mapFactFields } from '#domain/catalog/product-facts.ts';

/** Returns the form of a new product after parsing. */
export function aProductForm(overrides: Partial<ProductForm> = {}): ProductForm {
  return {
    nameEn: 'Joint Relief Oil',
    nameSi: 'සන්ධි සහන තෛලය',
    descriptionEn: 'Warms tired joints.',
    descriptionSi: 'වෙහෙසට පත් සන්ධිවලට සහනයක්.',
    priceLkr: 3800,
    maximumPriceLkr: null,
    stock: 25,
    lowStockThreshold: 5,
    ...mapFactFields(() => ''),
    images: ['/pictures/oil-100-800.webp'],
    featured: false,
    slug: '',
    sizeGroup: '',
    sizeMl: null,
    ...overrides,
  };
}
