/** Translates keys of the namespace `battle`, or of another namespace given as a prefix. */
export type Translate = (key: string, values?: Record<string, string | number>) => string
