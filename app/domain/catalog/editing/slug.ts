/**
 * Makes a slug of a product's name: lower case a to z, digits and single hyphens. A name without any of them yields an
 * empty slug.
 */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
