/** A name that no other block of a page has, in the characters the contract allows. */
export const randomName = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), byte => byte.toString(36).padStart(2, '0'))
    .join('')
    .slice(0, 16)
