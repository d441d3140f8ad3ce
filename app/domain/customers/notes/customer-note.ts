/** The most characters of a note about a customer. */
export const noteLimits = { text: 1000 };
/** How many notes a customer can have. */
export const maxNotes = 50;
