import { sql } from 'drizzle-orm';
import type { AdminRole } from './admin-role.ts';
import { adminUsers } from './tables.server.ts';

/** The role of an admin. Only 'packer' restricts: whatever else the row says, its existence makes an owner. */
export const adminRole = sql<AdminRole>`case when ${adminUsers.role} = 'packer' then 'packer' else 'owner' end`;
