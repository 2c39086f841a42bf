/** 128 random bits, hex; unlike `randomUUID` also on a page without https, as on a phone in the same network. */
export const freshId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('')
