/** The text of a file whose encoding nothing declares, as spreadsheets save it. Pure. */

export const textEncodings = ['utf-8', 'utf-16', 'windows-1252'] as const
export type TextEncoding = (typeof textEncodings)[number]

function strictly(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const startsWith = (bytes: Uint8Array, ...signature: number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte)

/** Node reads Windows-1252 as Latin-1; browsers decode all but five unused bytes. */
const upperSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const withSigns = (text: string) =>
  text.replace(/[\u0080-\u009f]/g, sign => upperSigns[sign.charCodeAt(0) - 0x80] ?? sign)

/** The byte order of UTF-16 without a byte order mark: every second byte of ASCII text is zero. */
function zeroBytes(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const sample = bytes.subarray(0, 400)
  const zeros = [0, 1].map(parity => sample.filter((byte, at) => byte === 0 && at % 2 === parity).length)
  const [even = 0, odd = 0] = zeros
  if (odd > sample.length / 4 && even === 0) return 'utf-16le'
  return even > sample.length / 4 && odd === 0 ? 'utf-16be' : undefined
}

/**
 * Decodes UTF-8 if every byte is valid, UTF-16 by its mark or its zero bytes, otherwise Windows-1252. Returns undefined for binary data.
 * Never replaces a character.
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: TextEncoding } | undefined {
  const wide = startsWith(bytes, 0xff, 0xfe)
    ? 'utf-16le'
    : startsWith(bytes, 0xfe, 0xff)
      ? 'utf-16be'
      : zeroBytes(bytes)
  const encoding = wide ? 'utf-16' : strictly(bytes, 'utf-8') === undefined ? 'windows-1252' : 'utf-8'
  const text = strictly(bytes, wide ?? encoding)
  if (text === undefined || text.includes('\0')) return undefined
  return { text: encoding === 'windows-1252' ? withSigns(text) : text, encoding }
}
