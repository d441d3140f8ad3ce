/** What an admin may be called at the sign-in: 3 to 30 letters, figures, dots or underscores. Case does not count. */
export const usernameForm = /^[a-z0-9_.]{3,30}$/i;
