/** Sides that can be printed. Separate from the table of surfaces, which the first load of the shop does not need. */
export const printSides = ['front', 'back'] as const
export type PrintSide = (typeof printSides)[number]
