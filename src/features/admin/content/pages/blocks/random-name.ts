/** Returns a name that is unique among the blocks of a page, in the characters that the contract allows. */
export const randomName = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), byte => byte.toString(36).padStart(2, '0'))
    .join('')
    .slice(0, 16)
