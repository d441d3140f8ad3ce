/** What a unit of systemd starts that an earlier release has placed. */
import './start.mjs';
