/** How far the owner has come with what somebody wrote. */
export const contactStates = ['new', 'read', 'answered', 'done'] as const;
export type ContactState = (typeof contactStates)[number];
