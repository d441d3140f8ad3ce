/** The roles of admins: an owner may do everything, a packer only what parcels need. */
export const adminRoles = ['owner', 'packer'] as const;
export type AdminRole = (typeof adminRoles)[number];
