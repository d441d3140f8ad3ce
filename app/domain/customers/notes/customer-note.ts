/** The most characters of a note about a customer. */
export const noteLimits = { text: 1000 };
/** The most notes about one customer. */
export const maxNotes = 50;
