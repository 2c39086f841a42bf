import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanCode, cleanLine, cleanLines, cleanPhone } from './clean-text.ts'

const invisibleSigns = [
  0x00ad, 0x034f, 0x061c, 0x115f, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c,
  0x202d, 0x202e, 0x2060, 0x2064, 0x2066, 0x2069, 0x206f, 0x3164, 0xfe0f, 0xfeff, 0xffa0, 0xfffb, 0x1d173,
  0xe0001, 0xe0020, 0x0000, 0x0007, 0x001b, 0x007f, 0x0090,
].map(point => String.fromCodePoint(point))
const unusualSpaces = [
  0x00a0, 0x1680, 0x2003, 0x2009, 0x200a, 0x2028, 0x202f, 0x205f, 0x2800, 0x3000, 0x0009, 0x0085,
].map(point => String.fromCodePoint(point))

describe('clean text', () => {
  it('removes every invisible character from a line, a text and a code', () => {
    for (const sign of invisibleSigns) {
      expect(cleanLine(`Ada${sign} Rossi${sign}`)).toBe('Ada Rossi')
      expect(cleanLines(`${sign}Ada${sign} Rossi`)).toBe('Ada Rossi')
      expect(cleanCode(`2${sign}0121${sign}`)).toBe('20121')
    }
  })

  it('is empty when no character is visible', () => {
    for (const sign of [...invisibleSigns, ...unusualSpaces, '\u0301']) {
      expect(cleanLine(sign)).toBe('')
      expect(cleanLines(sign)).toBe('')
    }
  })

  it('writes unusual spaces as one space in a line and removes them from a code', () => {
    for (const space of unusualSpaces) {
      expect(cleanLine(`Via${space}${space}Po`)).toBe('Via Po')
      expect(cleanCode(`ESTATE${space}10`)).toBe('ESTATE10')
    }
  })

  it('keeps emoji that are joined or vary', () => {
    for (const emoji of ['👩‍👩‍👧', '👩🏽‍🚀', '❤️', '❤️‍🔥', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', '🇮🇹'])
      expect(cleanLine(`ciao ${emoji}`)).toBe(`ciao ${emoji}`)
  })

  it('keeps joiners that are spelling in Persian, Hindi and Sinhala', () => {
    for (const word of ['می‌خواهم', 'क्‍ष', 'ශ්‍රී']) expect(cleanLines(word)).toBe(word)
  })

  it('keeps the lines of a message and ends each with one line feed', () => {
    expect(cleanLines('Primo \r\n\r\nSecondo\u2028Terzo\n')).toBe('Primo\n\nSecondo\nTerzo')
  })

  it('writes dashes and wide letters of a code plainly', () => {
    for (const dash of ['\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212', '\ufe63', '\uff0d'])
      expect(cleanCode(`BA${dash}1008`)).toBe('BA-1008')
    expect(cleanCode('ＥＳＴＡＴＥ１０')).toBe('ESTATE10')
  })

  it('reads a telephone number as a contact list copies it', () => {
    for (const pasted of [
      '\u202a+39 045 123456\u202c',
      '+39\u00a0045\u00a0123456',
      'tel:+39 045 123456',
      'Tel.: +39 045 123456',
      '\ufeff+39 045 123456 ',
    ])
      expect(cleanPhone(pasted)).toBe('+39 045 123456')
    expect(cleanPhone('045\u2011123\u2013456')).toBe('045-123-456')
  })

  it('does not change clean text', () => {
    for (const clean of [cleanLine, cleanLines, cleanCode, cleanPhone])
      fc.assert(
        fc.property(fc.string({ unit: 'binary' }), text => {
          expect(clean(clean(text))).toBe(clean(text))
        }),
      )
  })
})
