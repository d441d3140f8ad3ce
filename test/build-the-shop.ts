import { buildIfNeeded } from '#scripts/build.ts';

/** Tests over HTTP drive the shop that was built, never an older one. */
export async function setup() {
  await buildIfNeeded();
}
