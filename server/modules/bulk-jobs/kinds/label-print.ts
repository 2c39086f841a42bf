/** Address labels: one on a sheet of A6, or four on a sheet of A4. The option `size` chooses. */
import { writtenAddress } from '../../../email/written-address.ts'
import { pageHeight, pageWidth } from '../../invoices/paper-layout.ts'
import type { Job } from '../bulk-kind.ts'
import type { PackedOrder } from '../packed-orders.ts'
import { orderPrint, type Sheet } from './order-print.ts'

const [width, height] = [pageWidth / 2, pageHeight / 2] // a quarter of A4 is A6
const inset = 24

const isSingle = ({ options }: Job): boolean => options.size === 'a6'

function drawLabel({ paper, siteName, say, locale }: Sheet, { order }: PackedOrder, x: number, y: number) {
  const { write, colours } = paper
  const most = width - inset * 2
  write(siteName, x + inset, y + inset, { size: 9, colour: colours.soft, width: most - 80 })
  write(order.number, x + width - inset, y + inset, { font: 'strong', size: 10, align: 'right' })
  paper.line(x + inset, x + width - inset, y + inset + 18, colours.hairline)
  write(say('ship_to'), x + inset, y + 62, { size: 9, colour: colours.soft })
  let top = y + 80
  for (const [at, line] of writtenAddress(order.shipping_address, locale).entries()) {
    write(line, x + inset, top, { font: at === 0 ? 'strong' : 'text', size: 14, width: most })
    top += 21
  }
  const phone = order.shipping_address?.phone
  if (phone) write(say('phone', { phone }), x + inset, top + 6, { size: 10, width: most })
  write(order.shipping_name, x + inset, y + height - 44, { size: 10, colour: colours.soft, width: most })
}

export const labelPrint = orderPrint({
  title: 'labels',
  whyNot: ({ order }) => (order.shipping_address && !order.is_pickup ? undefined : 'no_address'),
  size: job => (isSingle(job) ? 'A6' : 'A4'),
  draw: (sheet, packed, at, job) => {
    const place = isSingle(job) ? 0 : at % 4
    if (at > 0 && place === 0) sheet.paper.doc.addPage()
    drawLabel(sheet, packed, (place % 2) * width, place < 2 ? 0 : height)
  },
})
