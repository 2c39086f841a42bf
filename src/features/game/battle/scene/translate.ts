/** Keys of the area `battle`, or of another one that who calls says. */
export type Translate = (key: string, values?: Record<string, string | number>) => string
