export const maxNameLength = 120;
/** The maximum length of an e-mail address (RFC 5321); phone numbers are shorter. */
export const maxIdentifierLength = 254;
