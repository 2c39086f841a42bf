/** A document of a sale as a PDF, in the language of its order. All data is passed as arguments. */
import { setImmediate } from 'node:timers/promises'
import type { Palette } from '@/contract/palette.ts'
import type { Company } from '@/contract/settings.ts'
import type { DocumentRow } from '../../db/schema/sale-documents.ts'
import { finish, openPaper, type Paper } from './paper.ts'
import { paperColours } from './paper-colours.ts'
import { margin, pageHeight, pageWidth, wrapped, writeLines } from './paper-layout.ts'
import { qrPath } from './qr-path.ts'

export interface DocumentFacts {
  palette: Palette
  title: string // with its number
  issued: string // formatted dates
  language: string
  created: Date
  siteName: string
  seller: Company
  buyer: readonly string[] // the first line is a name
  order: readonly string[]
  rows: readonly DocumentRow[]
  taxes: readonly { percent: string; vat: number }[] // of each VAT rate
  taxable: number
  due: number
  paid: string // `Pagata il …`
  notes: readonly string[] // under the sums
  link: string
  creature: Buffer | null // PNG
  say(key: string, words?: Record<string, string | number>): string
  money(cents: number): string
}

const right = pageWidth - margin

function drawHead(paper: Paper, facts: DocumentFacts): void {
  const { doc, colours } = paper
  paper.box(0, 0, pageWidth, 78, colours.night)
  const scallop = pageWidth / 30
  for (let at = 0; at < 30; at++) {
    doc.path(`M ${scallop * at} 76 A ${scallop / 2} ${scallop / 2} 0 0 0 ${scallop * (at + 1)} 76 Z`)
    doc.fill(at % 2 === 0 ? colours.awning : colours.night)
  }
  drawLogo(paper, facts.siteName)
  paper.write(facts.title, right, 22, {
    font: 'strong',
    size: 16,
    colour: colours.onNight,
    align: 'right',
  })
  paper.write(facts.issued, right, 45, { colour: colours.onNightSoft, align: 'right' })
}

function drawLogo({ doc, write, colours }: Paper, siteName: string): void {
  doc.lineWidth(2.2).strokeColor(colours.onNightMark)
  doc.path(`M ${margin + 1} 53 V 37 A 11.5 11.5 0 0 1 ${margin + 24} 37 V 53 Z`).stroke()
  const [x, y] = [margin + 12.5, 40.5]
  doc.path(
    `M ${x} ${y - 7} Q ${x + 1} ${y - 1} ${x + 7} ${y} Q ${x + 1} ${y + 1} ${x} ${y + 7} Q ${x - 1} ${y + 1} ${x - 7} ${y} Q ${x - 1} ${y - 1} ${x} ${y - 7} Z`,
  )
  doc.fill(colours.onNightMark)
  const words = siteName.trim().split(/\s+/)
  const last = words.pop() ?? ''
  const lead = words.length > 0 ? `${words.join(' ')} ` : ''
  const width = lead ? write(lead, margin + 34, 31, { font: 'sign', size: 16, colour: colours.onNight }) : 0
  write(last, margin + 34 + width, 31, { font: 'sign', size: 16, colour: colours.onNightMark })
}

const columnWidth = (right - margin) / 3

function drawColumn(paper: Paper, at: number, title: string, lines: readonly string[]): number {
  const x = margin + columnWidth * at
  paper.write(title, x, 112, { font: 'strong', size: 9, colour: paper.colours.heading })
  let y = 129
  for (const [index, line] of lines.entries()) {
    const look = {
      font: index === 0 ? 'strong' : 'text',
      size: index === 0 ? 10 : 9.5,
      width: columnWidth - 14,
    } as const
    y = writeLines(paper, wrapped(paper, line, look), { x, y, step: 14 }, look)
  }
  return y
}

const places = { quantity: 298, price: 362, net: 424, vat: 478, amount: right - 9 }

function drawTableHead(paper: Paper, facts: DocumentFacts, y: number): number {
  paper.box(margin, y, right - margin, 28, paper.colours.tray, 7)
  const look = { font: 'strong', size: 9 } as const
  const top = y + 9
  paper.write(facts.say('description'), margin + 9, top, look)
  paper.write(facts.say('quantity'), places.quantity, top, { ...look, align: 'right' })
  paper.write(facts.say('price'), places.price, top, { ...look, align: 'right' })
  paper.write(facts.say('net'), places.net, top, { ...look, align: 'right' })
  const [only, ...others] = facts.taxes
  const isSingle = only !== undefined && others.length === 0
  paper.write(
    isSingle ? facts.say('vat_total', { percent: only.percent }) : facts.say('vat'),
    places.vat,
    top,
    {
      ...look,
      align: 'right',
      size: 8.5,
    },
  )
  paper.write(facts.say('amount'), places.amount, top, { ...look, align: 'right' })
  return y + 28
}

function drawRow(paper: Paper, row: DocumentRow, facts: DocumentFacts, y: number): number {
  const height = row.detail ? 44 : 34
  const middle = y + height / 2 - 6
  paper.write(row.title, margin + 9, y + (row.detail ? 9 : 11), { font: 'strong', width: 215 })
  if (row.detail)
    paper.write(row.detail, margin + 9, y + 24, { size: 9, colour: paper.colours.soft, width: 215 })
  const put = (text: string, x: number) => paper.write(text, x, middle, { size: 9, align: 'right' })
  if (row.quantity !== null) put(String(row.quantity), places.quantity)
  if (row.unit !== null) put(facts.money(row.unit), places.price)
  put(facts.money(row.net), places.net)
  put(facts.money(row.vat), places.vat)
  put(facts.money(row.gross), places.amount)
  paper.line(margin, right, y + height, paper.colours.hairline)
  return y + height
}

function drawSums(paper: Paper, facts: DocumentFacts, from: number): void {
  const left = 330
  let y = from + 18
  const put = (label: string, amount: string) => {
    paper.write(label, left, y, { size: 10 })
    paper.write(amount, right, y, { size: 10, align: 'right' })
    y += 21
  }
  put(facts.say('taxable'), facts.money(facts.taxable))
  for (const { percent, vat } of facts.taxes) put(facts.say('vat_total', { percent }), facts.money(vat))
  paper.line(left, right, y, paper.colours.ink, 1.4)
  paper.write(facts.say('total'), left, y + 15, { font: 'strong', size: 12 })
  paper.write(facts.money(facts.due), right, y + 9, { font: 'strong', size: 19, align: 'right' })
  const width = paper.measure(facts.paid, { font: 'strong', size: 9.5 }) + 18
  paper.box(right - width, y + 38, width, 20, paper.colours.paidGround, 6)
  paper.write(facts.paid, right - 9, y + 43, { font: 'strong', colour: paper.colours.paid, align: 'right' })
}

const codeSize = 69

/** QR code with the address of the order in the account. On a screen the square is a link. */
function drawCode({ doc, write, colours }: Paper, facts: DocumentFacts, y: number): void {
  doc.path(qrPath(facts.link, margin, y, codeSize)).fill(colours.night)
  doc.link(margin, y, codeSize, codeSize, facts.link)
  const x = margin + codeSize + 12
  write(facts.say('scan'), x, y + 16, { font: 'strong' })
  const words = { colour: colours.soft, width: 330 - x - 16 }
  for (const [at, line] of facts.say('scan_text').split('\n').entries())
    write(line, x, y + 31 + at * 14, words)
}

const noteLine = 12

/** Under the QR code, wrapped left of the creature. */
function drawNotes(paper: Paper, notes: readonly string[], from: number): void {
  const look = { size: 9, colour: paper.colours.soft, width: right - margin - 90 } as const
  const lines = notes.flatMap(note => wrapped(paper, note, look))
  for (const [at, line] of lines.entries()) paper.write(line, margin, from + at * noteLine, look)
}

/** `from` is the first page of the document in the file. */
function drawFoot(paper: Paper, facts: DocumentFacts, from: number): void {
  const pages = paper.doc.bufferedPageRange().count - from
  const { name, email } = facts.seller
  const capital = facts.seller.capital && facts.say('capital', { value: facts.seller.capital })
  for (let page = 0; page < pages; page++) {
    paper.doc.switchToPage(from + page)
    paper.line(margin, right, pageHeight - 68, paper.colours.hairline)
    const footer = [name, capital, email].filter(Boolean).join(' · ')
    paper.write(footer, margin, pageHeight - 43, { size: 9, colour: paper.colours.soft })
    const place = facts.say('page', { page: page + 1, pages })
    paper.write(place, right, pageHeight - 43, { size: 9, colour: paper.colours.soft, align: 'right' })
  }
}

const lowest = pageHeight - 92 // top of the footer
const rateHeight = 21
const sumsHeight = ({ taxes }: DocumentFacts): number => 109 + rateHeight * Math.max(1, taxes.length)

/**
 * One file of several documents, each on separate pages. Title, language and colours of the file are those of `first`. Between two
 * documents other work of the process may run.
 */
export async function documentsPdf(
  first: DocumentFacts,
  others: AsyncIterable<DocumentFacts> | readonly DocumentFacts[] = [],
): Promise<Buffer> {
  const paper = openPaper(
    {
      title: first.title,
      author: first.seller.name || first.siteName,
      language: first.language,
      created: first.created,
    },
    paperColours(first.palette),
  )
  drawDocument(paper, first)
  for await (const facts of others) {
    await setImmediate()
    paper.doc.addPage()
    drawDocument(paper, facts)
  }
  return finish(paper)
}

/** Begins on the current page. All amounts are in cents. Long tables continue on further pages with their heading. */
function drawDocument(paper: Paper, facts: DocumentFacts): void {
  const from = paper.doc.bufferedPageRange().count - 1
  drawHead(paper, facts)
  const { name, street, place, vat_number, register } = facts.seller
  const seller = [
    name || facts.siteName,
    street,
    place,
    vat_number && `${facts.say('vat_number')} ${vat_number}`,
    register,
  ]
  const below = Math.max(
    drawColumn(paper, 0, facts.say('from'), seller.filter(Boolean)),
    drawColumn(paper, 1, facts.say('to'), facts.buyer),
    drawColumn(paper, 2, facts.say('order'), facts.order),
  )
  let y = drawTableHead(paper, facts, below + 20)
  for (const row of facts.rows) {
    if (y + 44 > lowest) {
      paper.doc.addPage()
      y = drawTableHead(paper, facts, margin)
    }
    y = drawRow(paper, row, facts, y)
  }
  if (y + sumsHeight(facts) > lowest) {
    paper.doc.addPage()
    y = margin
  }
  drawSums(paper, facts, y)
  drawCode(paper, facts, y + 46)
  drawNotes(paper, facts.notes, y + sumsHeight(facts))
  if (facts.creature && y + sumsHeight(facts) + 90 < lowest)
    paper.doc.image(facts.creature, right - 76, lowest - 74, { width: 70 })
  drawFoot(paper, facts, from)
}
