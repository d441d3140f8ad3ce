import { sql } from 'drizzle-orm';
import type { AdminRole } from './admin-role.ts';
import { adminUsers } from './tables.server.ts';

/** Selects the role of an admin. Any stored role other than 'packer' counts as owner. */
export const adminRole = sql<AdminRole>`case when ${adminUsers.role} = 'packer' then 'packer' else 'owner' end`;
