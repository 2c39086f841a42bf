import type { Ids } from '../../kernel/ids.ts'

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789' // 32 characters, none easily confused with another
/** Length of the code of a private table. */
export const codeLength = 6

/** Short enough to be said aloud. There are a thousand million codes, and each is valid only while its table waits. */
export const makeTableCode = (ids: Ids): string =>
  [...Buffer.from(ids.secret(codeLength), 'base64url')].map(byte => alphabet[byte % 32]).join('')

/** Normalises a typed code: any case, with spaces or a hyphen. */
export const readTableCode = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '')
