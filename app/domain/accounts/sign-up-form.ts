export const nameLimit = 120;
/** The longest e-mail address there can be. */
export const identifierLimit = 254;
