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

/** Returns the name of a template if WHATSAPP_TEMPLATES sets no other, such as `order_placed`. */
export function defaultTemplateName(kind: TemplateKind): string {
  return kind.replaceAll('-', '_');
}

export function isTemplateKind(kind: string): kind is TemplateKind {
  return templateKinds.some((known) => known === kind);
}
