/** Translates keys of the area `battle`, or of another area with its prefix. */
export type Translate = (key: string, values?: Record<string, string | number>) => string
