/** What the owner has done about a contact message. */
export const contactStates = ['new', 'read', 'answered', 'done'] as const;
export type ContactState = (typeof contactStates)[number];

/** Where a message to the shop came from. */
export const contactSources = ['form', 'whatsapp'] as const;
