/** The states of a contact message. */
export const contactStates = ['new', 'read', 'answered', 'done'] as const;
export type ContactState = (typeof contactStates)[number];

/** Returns whether a contact message still waits for the owner, who may have read it. */
export function waitsForOwner(state: ContactState): boolean {
  return state === 'new' || state === 'read';
}

/** The source of a contact message. */
export const contactSources = ['form', 'whatsapp'] as const;
export type ContactSource = (typeof contactSources)[number];
