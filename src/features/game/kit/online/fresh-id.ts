/** 128 random bits as hex. Unlike `randomUUID` it also works without https, for example on a phone in the same network. */
export const freshId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('')
