/** Pick list: each item once with the pieces of all orders, sorted by article number, which is the order of the storage places. */
import { margin, pageHeight, pageWidth, wrapped, writeLines } from '../../invoices/paper-layout.ts'
import type { PackedOrder } from '../packed-orders.ts'
import { orderPrint, type Sheet } from './order-print.ts'

const right = pageWidth - margin
const lowest = pageHeight - 60
const places = { box: margin, sku: margin + 26, title: margin + 150, quantity: right }

const skuLook = { font: 'strong', width: 116 } as const
const titleLook = { size: 10.5, width: right - places.title - 50 }
const numbersLook = { size: 8.5, width: titleLook.width }

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
  whyNot: ({ isWaiting, whyEmpty }) => (isWaiting ? undefined : whyEmpty),
  draw: () => {},
  end: (sheet, orders) => {
    const { paper } = sheet
    let y = drawHead(sheet, orders)
    for (const item of itemsOf(orders)) {
      const names = wrapped(paper, [item.title, item.choice].filter(Boolean).join(' · '), titleLook)
      const skus = wrapped(paper, item.sku, skuLook)
      if (y + Math.max(names.length, skus.length) * 15 + 30 > lowest) {
        paper.doc.addPage()
        y = drawHead(sheet, orders)
      }
      paper.doc
        .rect(places.box, y + 2, 12, 12)
        .lineWidth(1)
        .strokeColor(paper.colours.ink)
        .stroke()
      paper.write(String(item.quantity), places.quantity, y, { font: 'strong', size: 14, align: 'right' })
      let belowSku = writeLines(paper, skus, { x: places.sku, y: y + 2, step: 15 }, skuLook)
      y = writeLines(paper, names, { x: places.title, y: y + 2, step: 15 }, titleLook)
      for (const numbers of wrapped(paper, item.numbers.join(', '), numbersLook)) {
        if (y + 20 > lowest) {
          paper.doc.addPage()
          y = drawHead(sheet, orders)
          belowSku = 0
        }
        paper.write(numbers, places.title, y, { ...numbersLook, colour: paper.colours.soft })
        y += 12
      }
      y = Math.max(y, belowSku) + 9
      paper.line(margin, right, y - 6, paper.colours.hairline)
    }
  },
})
