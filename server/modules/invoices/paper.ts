/** Sheets of A4 or A6: writes aligned and truncated text in the shop's fonts, boxes and lines. Independent of invoices. */
import PDFDocument from 'pdfkit'
import { type FontName, fontFile, runsOf } from './invoice-fonts.ts'
import type { PaperColours } from './paper-colours.ts'

export interface TextLook {
  font?: FontName
  size?: number
  colour?: string
  align?: 'left' | 'right'
  width?: number // truncated with … beyond it
}

export interface Paper {
  doc: PDFKit.PDFDocument
  colours: PaperColours
  /** `x` is the left edge, or the right one when aligned right; `y` the top of the line. Returns its width. */
  write(text: string, x: number, y: number, look?: TextLook): number
  box(x: number, y: number, width: number, height: number, colour: string, radius?: number): void
  line(x1: number, x2: number, y: number, colour: string, thickness?: number): void
  measure(text: string, look?: TextLook): number
}

export interface PaperInfo {
  title: string
  author: string
  language: string
  created: Date
}

/** The first page exists. Coordinates are in points (1/72 inch) from the upper left corner. */
export function openPaper(info: PaperInfo, colours: PaperColours, size: 'A4' | 'A6' = 'A4'): Paper {
  const doc = new PDFDocument({
    size,
    margin: 0,
    bufferPages: true,
    lang: info.language,
    displayTitle: true,
    info: { Title: info.title, Author: info.author, CreationDate: info.created },
  })
  const registered = new Set<string>()
  /** Registered when a text first needs it. */
  const use = (font: string): typeof doc => {
    if (!registered.has(font)) doc.registerFont(font, fontFile(font))
    registered.add(font)
    return doc.font(font)
  }

  const measure: Paper['measure'] = (text, { font = 'text', size = 9.5 } = {}) =>
    runsOf(text, font).reduce((sum, run) => sum + use(run.font).fontSize(size).widthOfString(run.text), 0)

  const shorten = (text: string, look: TextLook): string => {
    if (look.width === undefined || measure(text, look) <= look.width) return text
    let cut = text
    while (cut.length > 1 && measure(`${cut}…`, look) > look.width) cut = cut.slice(0, -1)
    return `${cut.trimEnd()}…`
  }

  return {
    doc,
    colours,
    measure,
    write: (text, x, y, look = {}) => {
      const { font = 'text', size = 9.5, colour = colours.ink, align = 'left' } = look
      const shown = shorten(text, look)
      const width = measure(shown, look)
      let at = align === 'right' ? x - width : x
      for (const run of runsOf(shown, font)) {
        use(run.font).fontSize(size).fillColor(colour).text(run.text, at, y, { lineBreak: false })
        at += doc.widthOfString(run.text)
      }
      return width
    },
    box: (x, y, width, height, colour, radius = 0) => {
      doc.roundedRect(x, y, width, height, radius).fill(colour)
    },
    line: (x1, x2, y, colour, thickness = 0.75) => {
      doc.moveTo(x1, y).lineTo(x2, y).lineWidth(thickness).strokeColor(colour).stroke()
    },
  }
}

/** Returns the finished document as bytes. */
export function finish({ doc }: Paper): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
    doc.end()
  })
}
