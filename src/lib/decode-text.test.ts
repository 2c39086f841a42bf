import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'

const bytes = (...parts: (number | string)[]) =>
  Uint8Array.from(parts.flatMap(part => (typeof part === 'number' ? [part] : [...Buffer.from(part, 'utf8')])))
const wide = (text: string, isBig: boolean) => {
  const encoded = Buffer.from(text, 'utf16le')
  return Uint8Array.from(isBig ? encoded.swap16() : encoded)
}

describe('decodeText', () => {
  it.each([
    ['UTF-8', bytes('caffè €'), 'utf-8', 'caffè €'],
    ['UTF-8 with a mark', bytes(0xef, 0xbb, 0xbf, 'caffè'), 'utf-8', 'caffè'],
    ['ASCII', bytes('caffe'), 'utf-8', 'caffe'],
    ['Windows-1252', bytes('caff', 0xe8, ' ', 0x80, ' ', 0x93, 'x', 0x94), 'windows-1252', 'caffè € “x”'],
    ['UTF-16 little-endian with a mark', wide('\ufeffcaffè', false), 'utf-16', 'caffè'],
    ['UTF-16 big-endian with a mark', wide('\ufeffcaffè', true), 'utf-16', 'caffè'],
    [
      'UTF-16 little-endian without a byte order mark',
      wide('sku;title\nA;caffè', false),
      'utf-16',
      'sku;title\nA;caffè',
    ],
    ['UTF-16 big-endian without a mark', wide('sku;title\nA;caffè', true), 'utf-16', 'sku;title\nA;caffè'],
  ])('reads %s', (_, file, encoding, text) => expect(decodeText(file)).toEqual({ text, encoding }))

  it('falls back to Windows-1252 for one invalid byte in a file of UTF-8', () => {
    const decoded = decodeText(bytes('caffè ', 0xe8))
    expect(decoded?.encoding).toBe('windows-1252')
    expect(decoded?.text).not.toContain('\ufffd')
  })

  it.each([
    ['a zip file', bytes(0x50, 0x4b, 3, 4, 0, 0, 8, 0, 0xff)],
    ['half a character of UTF-16', bytes(0xff, 0xfe, 0x41)],
  ])('refuses %s', (_, file) => expect(decodeText(file)).toBeUndefined())
})
