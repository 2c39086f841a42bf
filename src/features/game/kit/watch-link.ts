/** The address of a battle or its replay; of a private one with the key that lets others watch. */
export const watchLink = (path: string, key: string | null): string =>
  key === null ? path : `${path}?watch=${encodeURIComponent(key)}`
