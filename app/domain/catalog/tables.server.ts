import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { movementReasons } from '#domain/catalog/stock/stock.ts';
import { randomId, rupees, timestamptz } from '#domain/kernel/columns.server.ts';
import { mapFactFields } from './product-facts.ts';

/** Optional texts are empty, never null. */
const optionalText = () => text().notNull().default('');

export const products = pgTable(
  'products',
  {
    id: randomId(),
    slug: text().notNull().unique(),
    nameEn: text().notNull(),
    nameSi: text().notNull(),
    descriptionEn: text().notNull(),
    descriptionSi: text().notNull(),
    priceLkr: rupees().notNull(),
    /** Printed on the package. Null: the owner has entered none. */
    maximumPriceLkr: rupees(),
    /** Products with the same text here, ignoring case, are the sizes of one product. Empty: it has no other sizes. */
    sizeGroup: optionalText(),
    /** The net content of the pack, in millilitres. */
    sizeMl: integer(),
    stock: integer().notNull().default(0),
    /** At or below this many units the stock counts as low. */
    lowStockThreshold: integer().notNull().default(5),
    /** Counts edits in the panel, but not orders, changes of the position, and changes of the stock alone. */
    version: integer().notNull().default(1),
    images: text().array().notNull().default(sql`'{}'`),
    featured: boolean().notNull().default(false),
    active: boolean().notNull().default(true),
    /** The place within featured products or the rest. Null: the owner has not arranged it, so it comes first. */
    position: integer(),
    /** Counts the reviews of the product, hidden ones too. */
    reviewCount: integer().notNull().default(0),
    /** Adds up the stars of all reviews. */
    reviewStars: integer().notNull().default(0),
    ...mapFactFields(optionalText),
    createdAt: timestamptz().notNull(),
    updatedAt: timestamptz().notNull(),
  },
  (product) => [
    check('products_price_not_negative', sql`${product.priceLkr} >= 0`),
    // A sale above the price on the package is an offence (Consumer Affairs Authority Act, section 10).
    check(
      'products_price_within_maximum',
      sql`${product.maximumPriceLkr} is null or ${product.priceLkr} <= ${product.maximumPriceLkr}`,
    ),
    // A size has to be positive, and cannot be missing in a group of sizes; without a group a missing one makes this null.
    check(
      'products_size_is_some',
      sql`${product.sizeMl} > 0 and (${product.sizeGroup} = '' or ${product.sizeMl} is not null)`,
    ),
    check('products_stock_not_negative', sql`${product.stock} >= 0`),
    check('products_low_stock_threshold_not_negative', sql`${product.lowStockThreshold} >= 0`),
    check(
      'products_stars_in_range',
      sql`${product.reviewStars} between ${product.reviewCount} and 5 * ${product.reviewCount}`,
    ),
    check('products_slug_not_empty', sql`${product.slug} <> ''`),
    index('products_as_listed').on(
      product.active,
      product.featured.desc(),
      product.position.asc().nullsFirst(),
      product.createdAt.desc(),
    ),
  ],
);

/** The stock ledger. For each product its rows add up to the stock. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    units: integer().notNull(),
    reason: text({ enum: movementReasons }).notNull(),
    /**
     * References orders; a separate migration adds the key, because the orders' tables depend on the catalog's.
     */
    orderId: uuid(),
    actor: text().notNull(),
    /** The reason that an admin entered for a manual adjustment. */
    note: optionalText(),
    at: timestamptz().notNull(),
  },
  (movement) => [
    check('stock_movements_move_something', sql`${movement.units} <> 0`),
    check(
      'stock_movements_reason_known',
      sql`${movement.reason} in ('opening', 'order', 'cancelled', 'reinstated', 'adjusted', 'corrected', 'returned')`,
    ),
    index('stock_movements_by_product').on(movement.productId, movement.id),
    index('stock_movements_by_order').on(movement.orderId),
  ],
);
