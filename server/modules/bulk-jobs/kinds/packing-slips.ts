/** Packing slips: a page for each order with recipient, note and a box to tick for each line. */
import { dayWords } from '@/i18n/dates.ts'
import { postalAddress } from '../../../email/written-address.ts'
import { margin, pageHeight, pageWidth, wrapped, writeLines } from '../../invoices/paper-layout.ts'
import type { PackedLine, PackedOrder } from '../packed-orders.ts'
import { orderPrint, type Sheet } from './order-print.ts'

const right = pageWidth - margin
const lowest = pageHeight - 60
const places = { box: margin, title: margin + 26, sku: 390, quantity: right }

function drawHead({ paper, siteName, say, locale }: Sheet, { order }: PackedOrder): number {
  const { write, colours } = paper
  write(order.number, margin, 42, { font: 'strong', size: 20 })
  write(siteName, right, 42, { font: 'strong', size: 11, align: 'right' })
  write(dayWords(order.placed_at, locale, 'long'), right, 58, { colour: colours.soft, align: 'right' })
  write(say('ship_to'), margin, 86, { font: 'strong', size: 9, colour: colours.heading })
  const phone = order.shipping_address?.phone
  const recipient = [
    ...(order.is_pickup ? [say('pickup')] : postalAddress(order.shipping_address, locale)),
    ...(phone ? [say('phone', { phone })] : []),
  ]
  let y = 102
  const column = { size: 11, width: 300 }
  const lines = recipient.flatMap(part => wrapped(paper, part, column))
  y = writeLines(paper, lines, { x: margin, y, step: 15 }, column)
  const method = { size: 10, align: 'right', width: 190 } as const
  const methodLines = wrapped(paper, order.shipping_name, method)
  y = Math.max(y, writeLines(paper, methodLines, { x: right, y: 102, step: 14 }, method))
  const note = { size: 10, width: right - margin }
  if (order.note)
    y = writeLines(paper, wrapped(paper, order.note, note), { x: margin, y: y + 8, step: 14 }, note)
  return Math.max(y + 14, 160)
}

function drawTableHead({ paper, say }: Sheet, y: number): number {
  const look = { font: 'strong', size: 9, colour: paper.colours.soft } as const
  paper.write(say('product'), places.title, y, look)
  paper.write(say('sku'), places.sku, y, look)
  paper.write(say('quantity'), places.quantity, y, { ...look, align: 'right' })
  paper.line(margin, right, y + 16, paper.colours.ink)
  return y + 22
}

const titleLook = { font: 'strong', size: 11, width: places.sku - places.title - 12 } as const
const detailLook = { size: 9.5, width: titleLook.width }
const skuLook = { width: 110 }

/** The cells of a line, wrapped. */
function cellsOf({ paper }: Sheet, line: PackedLine) {
  const details = [line.choice, line.note_worksheet, line.note_production].filter(Boolean)
  const title = wrapped(paper, line.title, titleLook)
  const detail = details.flatMap(text => wrapped(paper, text, detailLook))
  const sku = wrapped(paper, line.sku, skuLook)
  return {
    title,
    detail,
    sku,
    height: Math.max(title.length * 15 + detail.length * 13, sku.length * 13) + 15,
  }
}

function drawLine(sheet: Sheet, line: PackedLine, y: number): number {
  const { paper } = sheet
  const { title, detail, sku, height } = cellsOf(sheet, line)
  paper.doc
    .rect(places.box, y + 2, 12, 12)
    .lineWidth(1)
    .strokeColor(paper.colours.ink)
    .stroke()
  paper.write(String(line.quantity), places.quantity, y, { font: 'strong', size: 14, align: 'right' })
  writeLines(paper, sku, { x: places.sku, y: y + 3, step: 13 }, skuLook)
  const below = writeLines(paper, title, { x: places.title, y: y + 2, step: 15 }, titleLook)
  const soft = { ...detailLook, colour: paper.colours.soft }
  writeLines(paper, detail, { x: places.title, y: below + 1, step: 13 }, soft)
  paper.line(margin, right, y + height - 6, paper.colours.hairline)
  return y + height
}

export const packingSlips = orderPrint({
  title: 'slips',
  whyNot: ({ lines, whyEmpty }) => (lines.length === 0 ? whyEmpty : undefined),
  draw: (sheet, packed, at) => {
    const { paper, say } = sheet
    if (at > 0) paper.doc.addPage()
    let y = drawTableHead(sheet, drawHead(sheet, packed))
    for (const line of packed.lines) {
      if (y + cellsOf(sheet, line).height > lowest) {
        paper.doc.addPage()
        paper.write(packed.order.number, margin, 42, { font: 'strong', size: 12 })
        y = drawTableHead(sheet, 66)
      }
      y = drawLine(sheet, line, y)
    }
    const count = packed.lines.reduce((sum, { quantity }) => sum + quantity, 0)
    paper.write(say('pieces', { count }), right, y + 4, { font: 'strong', align: 'right' })
  },
})
