/** What the owner has done about a contact message. */
export const contactStates = ['new', 'read', 'answered', 'done'] as const;
export type ContactState = (typeof contactStates)[number];
