/**
 * Returns what people see of a typed or pasted name, number or code: without the invisible marks that a copied text may
 * have, and with characters of usual width.
 */
export function visibleText(typed: string): string {
  return typed.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}
