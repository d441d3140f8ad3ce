import { z } from 'zod';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { findKnownCustomer } from '#domain/orders/reading/find-known-customer.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';

const lookUpSchema = z.looseObject({ button: z.enum(['look-up', 'use-known']), phone: z.string() });

/**
 * Sends the form of a phone order back with who ordered with its number, for pages without a script; filled in where that
 * was pressed. Undefined for a form that places the order.
 */
export async function lookUpCustomer(request: Request, shop: OwnerShop) {
  const { values, ...read } = await readForm(request, lookUpSchema);
  if (!read.ok) return undefined;
  const known = (await findKnownCustomer(shop, read.value.phone)) ?? null;
  const isUsed = read.value.button === 'use-known' && known !== null;
  return { values: isUsed ? { ...values, ...known.fields } : values, problems: {}, known };
}
