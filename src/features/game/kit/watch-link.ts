/** Returns the address of a battle or its replay. That of a private battle includes the key for spectators. */
export const watchLink = (path: string, key: string | null): string =>
  key === null ? path : `${path}?watch=${encodeURIComponent(key)}`
