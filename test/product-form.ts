import { type FactField, factFields, type ProductForm } from '#domain/catalog/product-form.ts';

const withoutFacts = Object.fromEntries(factFields.map((field) => [field, ''])) as Record<
  FactField,
  string
>;

/** What an owner fills in for a new product, once it was understood. */
export function aProductForm(wish: Partial<ProductForm> = {}): ProductForm {
  return {
    nameEn: 'Joint Relief Oil',
    nameSi: 'සන්ධි සහන තෛලය',
    descriptionEn: 'Warms tired joints.',
    descriptionSi: 'වෙහෙසට පත් සන්ධිවලට සහනයක්.',
    priceLkr: 3800,
    stock: 25,
    lowStockThreshold: 5,
    ...withoutFacts,
    images: ['/pictures/oil-100-800.webp'],
    featured: false,
    slug: '',
    ...wish,
  };
}
