export const maxNameLength = 120;
/** The longest e-mail address there can be. */
export const maxIdentifierLength = 254;
