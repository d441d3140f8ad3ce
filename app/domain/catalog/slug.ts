/**
 * A product's name in an address: small letters, digits and single hyphens.
 * A name without any Latin letter or digit yields nothing.
 */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
