/** Packing slips: a page for each order with recipient, note and a box to tick for each line. */
import { dayWords } from '@/i18n/dates.ts'
import { writtenAddress } from '../../../email/written-address.ts'
import { margin, pageHeight, pageWidth, wrapped } from '../../invoices/paper-layout.ts'
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
    ...(order.is_pickup ? [say('pickup')] : writtenAddress(order.shipping_address, locale)),
    ...(phone ? [say('phone', { phone })] : []),
  ]
  let y = 102
  for (const line of recipient) {
    write(line, margin, y, { size: 11, width: 250 })
    y += 15
  }
  write(order.shipping_name, right, 102, { size: 10, align: 'right' })
  const note = { size: 10, width: right - margin }
  if (order.note) y += 8
  for (const line of order.note ? wrapped(paper, order.note, note) : []) {
    write(line, margin, y, note)
    y += 14
  }
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

const detailsOf = ({ choice, note_worksheet, note_production }: PackedLine): string[] =>
  [choice, note_worksheet, note_production].filter(Boolean)

function drawLine({ paper }: Sheet, line: PackedLine, y: number): number {
  paper.doc
    .rect(places.box, y + 2, 12, 12)
    .lineWidth(1)
    .strokeColor(paper.colours.ink)
    .stroke()
  const width = places.sku - places.title - 12
  paper.write(line.title, places.title, y + 2, { font: 'strong', size: 11, width })
  paper.write(line.sku, places.sku, y + 3, { width: 110 })
  paper.write(String(line.quantity), places.quantity, y, { font: 'strong', size: 14, align: 'right' })
  let below = y + 18
  for (const detail of detailsOf(line)) {
    paper.write(detail, places.title, below, { colour: paper.colours.soft, width })
    below += 13
  }
  paper.line(margin, right, below + 6, paper.colours.hairline)
  return below + 12
}

export const packingSlips = orderPrint({
  title: 'slips',
  whyNot: ({ lines }) => (lines.length === 0 ? 'not_to_ship' : undefined),
  draw: (sheet, packed, at) => {
    const { paper, say } = sheet
    if (at > 0) paper.doc.addPage()
    let y = drawTableHead(sheet, drawHead(sheet, packed))
    for (const line of packed.lines) {
      if (y + 24 + detailsOf(line).length * 13 > lowest) {
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
