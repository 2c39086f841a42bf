/** The parts that letters about an order share: what was bought, what it cost, where it goes (design shop-12a). */
import { href } from '@/contract/paths.ts'
import type { Pen } from '../letter.ts'
import type { Section } from '../letter-sections.ts'
import type { OrderFacts } from '../order-facts.ts'

const goods = (order: OrderFacts, pen: Pen): Section => ({
  kind: 'lines',
  rows: order.lines.map(({ title, choice, quantity, total, picture }) => ({
    picture: picture && pen.at(picture),
    title,
    detail: [choice, quantity > 1 ? pen.say('order.pieces', { count: quantity }) : '']
      .filter(Boolean)
      .join(' · '),
    amount: pen.money(total, order.currency),
  })),
})

function sums(order: OrderFacts, pen: Pen): Section {
  const money = (cents: number) => pen.money(cents, order.currency)
  const saving = {
    label: order.coupon_code ? `${pen.say('order.coupon')} ${order.coupon_code}` : pen.say('order.coupon'),
    amount: `−${money(order.discount)}`,
    tone: 'saving' as const,
  }
  const sending = {
    label: pen.say('order.shipping'),
    amount: order.shipping === 0 ? pen.say('order.free') : money(order.shipping),
  }
  return {
    kind: 'sums',
    rows: [
      { label: pen.say('order.goods'), amount: money(order.subtotal) },
      ...(order.discount > 0 ? [saving] : []),
      ...(order.needs_shipping ? [sending] : []),
      { label: pen.say('order.total'), amount: money(order.due), tone: 'total' },
    ],
    foot: pen.say('order.vat', { percent: order.vat_percent, vat: money(order.vat) }),
  }
}

function facts(order: OrderFacts, pen: Pen): Section {
  const sentTo = {
    title: pen.say('order.sent_to'),
    lines: [...order.address, order.shipping_name].filter(Boolean),
  }
  const paidBy = { title: pen.say('order.payment'), lines: [order.payment_name] }
  return {
    kind: 'facts',
    columns: order.needs_shipping && order.address.length > 0 ? [sentTo, paidBy] : [paidBy],
  }
}

const packs = (order: OrderFacts, pen: Pen): Section[] =>
  order.packs === 0
    ? []
    : [
        {
          kind: 'packs',
          title: pen.say('order.packs', { count: order.packs }),
          text: pen.say('order.packs_text'),
          label: pen.say('order.open'),
          url: pen.at(href('pack', pen.locale)),
          picture: pen.at('/assets/products/digital-common.webp'),
        },
      ]

export const orderSections = ({ order }: { order: OrderFacts }, pen: Pen): Section[] => [
  goods(order, pen),
  sums(order, pen),
  facts(order, pen),
  ...packs(order, pen),
]

/** Where the money of a transfer goes, with the reason that finds its order. */
export const transferSection = ({ transfer, number, due, currency }: OrderFacts, pen: Pen): Section[] =>
  transfer
    ? [
        {
          kind: 'facts',
          columns: [
            {
              title: pen.say('order.transfer'),
              lines: [
                `${pen.say('order.holder')}: ${transfer.holder}`,
                `IBAN: ${transfer.iban.replace(/(.{4})(?=.)/g, '$1 ')}`,
                `${pen.say('order.amount')}: ${pen.money(due, currency)}`,
                `${pen.say('order.reason')}: ${number}`,
              ],
            },
          ],
        },
      ]
    : []

export const parcelSection = ({ parcel }: OrderFacts, pen: Pen): Section[] =>
  parcel
    ? [
        {
          kind: 'facts',
          columns: [
            { title: pen.say('order.carrier'), lines: [parcel.carrier] },
            ...(parcel.tracking_code
              ? [{ title: pen.say('order.tracking'), lines: [parcel.tracking_code] }]
              : []),
          ],
        },
      ]
    : []

export const saidSection = ({ said }: OrderFacts): Section[] => (said ? [{ kind: 'quote', text: said }] : [])
