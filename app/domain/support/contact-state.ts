/** The states of a contact message. */
export const contactStates = ['new', 'read', 'answered', 'done'] as const;
export type ContactState = (typeof contactStates)[number];

/** The source of a contact message. */
export const contactSources = ['form', 'whatsapp'] as const;
export type ContactSource = (typeof contactSources)[number];
