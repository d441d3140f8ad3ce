import { buildIfNeeded } from '#scripts/build/build-shop.ts';

/** Tests over HTTP drive the shop that was built, never an older one. */
export async function setup() {
  await buildIfNeeded();
}
