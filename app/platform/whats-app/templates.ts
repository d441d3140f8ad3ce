/** The messages for which Meta has to approve a template, each in both languages (decision 066). */
export const templateKinds = [
  'order-placed',
  'order-shipped',
  'order-delivered',
  'order-cancelled',
  'slip-accepted',
  'slip-refused',
  'transfer-reminder',
  'cancel-declined',
  'problem-answered',
] as const;
export type TemplateKind = (typeof templateKinds)[number];

export type TemplateNames = Record<TemplateKind, string>;

/** Returns the name that a template has unless another is set, such as `order_placed`. */
export function usualName(kind: TemplateKind): string {
  return kind.replaceAll('-', '_');
}

export function isTemplateKind(kind: string): kind is TemplateKind {
  return templateKinds.some((known) => known === kind);
}
