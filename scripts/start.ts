/** Kept for systemd units that earlier releases installed: their ExecStart names this file. Use start.mjs. */
import './start.mjs';
