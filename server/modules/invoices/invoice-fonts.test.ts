import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { type FontName, fontFile, runsOf } from './invoice-fonts.ts'

/** The part of pdfkit's font object that the tests use. */
interface OpenedFont {
  _font: { font: { hasGlyphForCodePoint(point: number): boolean } }
}

const texts = [
  'Dvořák Łódź Straße Œuvre',
  'Αθήνα, Οδός Ερμού 5',
  'Москва, ул. Пушкина 3',
  'Nguyễn Thị Ánh',
  'İstanbul Ağaçlı',
  '王芳 山田さん 김철수',
  'محمد שלום',
  'Ada 🎲 Rossi',
  'a\u0323\u0302 ₽ № ™ “x” – …',
]
const fonts: readonly FontName[] = ['text', 'strong', 'sign']

describe('fonts for paper', () => {
  it.each(fonts)('have a glyph for every character of every script (%s)', name => {
    const doc = new PDFDocument()
    const missing = texts.flatMap(text =>
      runsOf(text, name).flatMap(run => {
        doc.registerFont(run.font, fontFile(run.font))
        const opened = doc.font(run.font) as unknown as OpenedFont
        return [...run.text].filter(sign => !opened._font.font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
      }),
    )
    expect(missing).toEqual([])
  })

  it('do not change Greek and Cyrillic and transcribe Chinese', () => {
    const shown = (text: string) =>
      runsOf(text, 'text')
        .map(run => run.text)
        .join('')
    expect(shown('Αθήνα')).toBe('Αθήνα')
    expect(shown('Москва')).toBe('Москва')
    expect(shown('Ada 王芳')).toMatch(/^Ada [A-Za-z]+$/)
  })
})
