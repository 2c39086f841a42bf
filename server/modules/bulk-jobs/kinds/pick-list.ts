/** Pick list: each item once with the pieces of all orders, sorted by article number, which is the order of the storage places. */
import { margin, pageHeight, pageWidth } from '../../invoices/paper-layout.ts'
import type { PackedOrder } from '../packed-orders.ts'
import { orderPrint, type Sheet } from './order-print.ts'

const right = pageWidth - margin
const lowest = pageHeight - 60
const places = { box: margin, sku: margin + 26, title: margin + 150, quantity: right }

interface Picked {
  sku: string
  title: string
  choice: string
  quantity: number
  numbers: string[] // of its orders
}

function itemsOf(orders: readonly PackedOrder[]): Picked[] {
  const items = new Map<string, Picked>()
  for (const { order, lines } of orders)
    for (const { sku, title, choice, quantity } of lines) {
      const key = `${sku} ${choice}`
      const item = items.get(key) ?? { sku, title, choice, quantity: 0, numbers: [] }
      item.quantity += quantity
      item.numbers.push(order.number)
      items.set(key, item)
    }
  return [...items.values()].sort((a, b) => a.sku.localeCompare(b.sku) || a.choice.localeCompare(b.choice))
}

function drawHead({ paper, say }: Sheet, orders: readonly PackedOrder[]): number {
  const look = { font: 'strong', size: 9, colour: paper.colours.soft } as const
  paper.write(say('pick_list'), margin, 42, { font: 'strong', size: 18 })
  paper.write(say('picked', { count: orders.length }), right, 48, { size: 11, align: 'right' })
  paper.write(say('sku'), places.sku, 80, look)
  paper.write(say('product'), places.title, 80, look)
  paper.write(say('quantity'), places.quantity, 80, { ...look, align: 'right' })
  paper.line(margin, right, 96, paper.colours.ink)
  return 102
}

export const pickList = orderPrint({
  title: 'pick_list',
  whyNot: ({ isWaiting }) => (isWaiting ? undefined : 'not_to_ship'),
  draw: () => {},
  end: (sheet, orders) => {
    const { paper } = sheet
    let y = drawHead(sheet, orders)
    for (const { sku, title, choice, quantity, numbers } of itemsOf(orders)) {
      if (y + 40 > lowest) {
        paper.doc.addPage()
        y = drawHead(sheet, orders)
      }
      paper.doc
        .rect(places.box, y + 2, 12, 12)
        .lineWidth(1)
        .strokeColor(paper.colours.ink)
        .stroke()
      paper.write(sku, places.sku, y + 2, { font: 'strong', width: 116 })
      const width = right - places.title - 50
      paper.write([title, choice].filter(Boolean).join(' · '), places.title, y + 2, { size: 10.5, width })
      paper.write(numbers.join(', '), places.title, y + 17, { size: 8.5, colour: paper.colours.soft, width })
      paper.write(String(quantity), places.quantity, y, { font: 'strong', size: 14, align: 'right' })
      paper.line(margin, right, y + 32, paper.colours.hairline)
      y += 38
    }
  },
})
