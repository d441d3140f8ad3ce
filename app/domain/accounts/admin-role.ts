/** What an admin may do: an owner everything, a packer what a parcel needs. */
export const adminRoles = ['owner', 'packer'] as const;
export type AdminRole = (typeof adminRoles)[number];
