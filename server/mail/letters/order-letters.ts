/** One letter for each change of an order that its buyer should hear of (decisions §4). All lead to the order in the account. */
import { href } from '@/contract/paths.ts'
import { type Letter, letter, type Pen } from '../letter.ts'
import type { Section } from '../letter-sections.ts'
import type { OrderFacts } from '../order-facts.ts'
import { orderSections, parcelSection, saidSection, transferSection } from './order-sections.ts'

const previewOrder: OrderFacts = {
  name: 'Chiara Montalbano',
  number: 'BA-4817',
  placed_at: new Date('2026-11-20T09:42:00Z'),
  currency: 'euro',
  lines: [
    {
      title: 'Box 24 buste, Serie 1',
      choice: 'Italiano',
      quantity: 1,
      total: 7990,
      picture: '/assets/products/box-fuoco.webp',
    },
    {
      title: 'Bustine protettive, 60 pezzi',
      choice: '',
      quantity: 2,
      total: 1380,
      picture: '/assets/products/dice.webp',
    },
  ],
  subtotal: 9370,
  discount: 937,
  coupon_code: 'DRAGO10',
  shipping: 590,
  needs_shipping: true,
  due: 9023,
  vat: 1627,
  vat_percent: 22,
  address: ['Ludoteca Il Drago S.r.l.', 'Via Garibaldi 18', '20121 Milano MI', 'Italia'],
  shipping_name: 'Corriere espresso',
  payment_name: 'Carta',
  transfer: { holder: 'Bottega Arcana', iban: 'IT60X0542811101000000123456' },
  expires_at: new Date('2026-11-27T09:42:00Z'),
  parcel: { carrier: 'Corriere espresso', tracking_code: '1Z88412' },
  refund: 1380,
  packs: 2,
  said: 'Ciao Chiara, il pacco parte domani mattina.',
}

interface OrderLetter {
  name: string
  creature: string
  sections?(order: OrderFacts, pen: Pen): Section[] // before the order's own
  hasGoods?: boolean // the goods and sums stand in it
}

const orderLetter = ({ name, creature, sections, hasGoods = true }: OrderLetter): Letter =>
  letter({
    name,
    needs: { order: 'order' },
    note: 'order.note',
    hero: `/assets/characters/${creature}/creature.webp`,
    greets: ({ order }) => order.name,
    words: ({ order }, pen) => ({
      first: order.name.split(' ')[0] ?? order.name,
      number: order.number,
      due: pen.money(order.due, order.currency),
      refund: pen.money(order.refund ?? 0, order.currency),
      until: order.expires_at ? pen.day(order.expires_at) : '',
      carrier: order.parcel?.carrier ?? '',
    }),
    path: ({ order }, locale) => `${href('accountOrders', locale)}?order=${order.number}`,
    sections: ({ order }, pen) => [
      ...(sections?.(order, pen) ?? []),
      ...(hasGoods ? orderSections({ order }, pen) : []),
    ],
    preview: { order: previewOrder },
  })

export const orderLetters: readonly Letter[] = [
  orderLetter({ name: 'order-placed-card', creature: 'germoglino' }),
  orderLetter({ name: 'order-placed-transfer', creature: 'gufosaggio', sections: transferSection }),
  orderLetter({ name: 'order-placed-cash', creature: 'mokarello' }),
  orderLetter({ name: 'order-paid', creature: 'draghissimo' }),
  orderLetter({ name: 'order-shipped', creature: 'pinguello', sections: parcelSection }),
  orderLetter({ name: 'order-cancelled', creature: 'nuvoletta' }),
  orderLetter({ name: 'order-expired', creature: 'nuvoletta' }),
  orderLetter({ name: 'order-refunded', creature: 'ondalice', hasGoods: false }),
  orderLetter({ name: 'order-late-refund', creature: 'ondalice', hasGoods: false }),
  orderLetter({ name: 'return-requested', creature: 'brinorso', hasGoods: false }),
  orderLetter({ name: 'return-approved', creature: 'brinorso', sections: saidSection, hasGoods: false }),
  orderLetter({ name: 'return-refused', creature: 'brinorso', sections: saidSection, hasGoods: false }),
  orderLetter({ name: 'ticket-answered', creature: 'gufosaggio', sections: saidSection, hasGoods: false }),
]
