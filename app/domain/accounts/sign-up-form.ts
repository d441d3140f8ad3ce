/** The maximum length of a person's name, as in the details and on an order. */
export const maxNameLength = 100;
/** The maximum length of an e-mail address (RFC 5321); phone numbers are shorter. */
export const maxIdentifierLength = 254;
