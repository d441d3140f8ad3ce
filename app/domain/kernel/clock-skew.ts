/**
 * The most by which clocks of machines that share a database differ. A time further ahead than any wait plus this was
 * set by a wrong clock, and is not waited for.
 */
export const clockSkewMs = 60 * 60 * 1000;
