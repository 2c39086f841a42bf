/** Address labels: one on a sheet of A6, or four on a sheet of A4. The option `size` chooses. */
import { postalAddress } from '../../../email/written-address.ts'
import type { Paper } from '../../invoices/paper.ts'
import { pageHeight, pageWidth, wrapped } from '../../invoices/paper-layout.ts'
import type { Job } from '../bulk-kind.ts'
import type { PackedOrder } from '../packed-orders.ts'
import { orderPrint, type Sheet } from './order-print.ts'

const [width, height] = [pageWidth / 2, pageHeight / 2] // a quarter of A4 is A6
const inset = 24

const isSingle = ({ options }: Job): boolean => options.size === 'a6'

/** Sizes of the address and distances of its lines. A smaller one is used only if the address does not fit. */
const sizes = [{ size: 14, step: 21 }, ...[12, 11, 10, 9, 8, 7].map(size => ({ size, step: size * 1.3 }))]
const smallest = { size: 6, step: 8 }
const top = 80

interface LabelLine {
  text: string
  font: 'strong' | 'text'
}

/** Returns the largest size at which the whole address fits above `lowest`, and its lines. */
function fittedAddress(paper: Paper, address: readonly string[], most: number, lowest: number) {
  const linesAt = (size: number): LabelLine[] =>
    address.flatMap((line, at) => {
      const font = at === 0 ? 'strong' : 'text'
      return wrapped(paper, line, { font, size, width: most }).map(text => ({ text, font }) as const)
    })
  const fitted = sizes.find(({ size, step }) => linesAt(size).length * step <= lowest - top) ?? smallest
  return { ...fitted, lines: linesAt(fitted.size) }
}

function drawLabel({ paper, siteName, say, locale }: Sheet, { order }: PackedOrder, x: number, y: number) {
  const { write, colours } = paper
  const most = width - inset * 2
  write(siteName, x + inset, y + inset, { size: 9, colour: colours.soft, width: most - 80 })
  write(order.number, x + width - inset, y + inset, { font: 'strong', size: 10, align: 'right' })
  paper.line(x + inset, x + width - inset, y + inset + 18, colours.hairline)
  write(say('ship_to'), x + inset, y + 62, { size: 9, colour: colours.soft })
  const address = postalAddress(order.shipping_address, locale)
  const { size, step, lines } = fittedAddress(paper, address, most, height - 72)
  let lineTop = y + top
  for (const { text, font } of lines) {
    write(text, x + inset, lineTop, { font, size })
    lineTop += step
  }
  const phone = order.shipping_address?.phone
  if (phone) write(say('phone', { phone }), x + inset, lineTop + 6, { size: 10, width: most })
  write(order.shipping_name, x + inset, y + height - 44, { size: 10, colour: colours.soft, width: most })
}

export const labelPrint = orderPrint({
  title: 'labels',
  whyNot: ({ order, lines, whyEmpty }) => {
    if (!order.shipping_address || order.is_pickup) return 'no_address'
    return lines.length === 0 ? whyEmpty : undefined
  },
  size: job => (isSingle(job) ? 'A6' : 'A4'),
  draw: (sheet, packed, at, job) => {
    const place = isSingle(job) ? 0 : at % 4
    if (at > 0 && place === 0) sheet.paper.doc.addPage()
    drawLabel(sheet, packed, (place % 2) * width, place < 2 ? 0 : height)
  },
})
