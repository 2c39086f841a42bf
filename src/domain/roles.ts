/** Who somebody is to the shop (specification notes §6): prices, pages and calls depend on it. */
export const roles = ['admin', 'user', 'retailer', 'reseller', 'other'] as const
export type Role = (typeof roles)[number]
