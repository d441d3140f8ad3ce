/**
 * Clocks of machines that share a database differ by less. A time that lies further ahead than any wait, by more than this,
 * was set while a clock was wrong, and is not waited for.
 */
export const clockSkewMs = 60 * 60 * 1000;
