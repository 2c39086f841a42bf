/** Sections shared by the emails about an order: items, totals, address. */
import { formatTag, type Locale } from '@/contract/locales.ts'
import { href } from '@/contract/paths.ts'
import { type ExceptionalLine, exceptionOf } from '@/domain/withdrawal-exceptions.ts'
import { daysText } from '@/i18n/delivery-days.ts'
import { guaranteePage, guaranteePoints, guaranteeYears } from '@/i18n/guarantee-notice.ts'
import type { Section } from '../email-sections.ts'
import type { Pen } from '../email-template.ts'
import type { OrderFacts } from '../order-facts.ts'

/** A guest's link carries the key in its fragment, which browsers never send to a server. */
export const orderPath = ({ key, number }: Pick<OrderFacts, 'key' | 'number'>, locale: Locale): string =>
  key === null
    ? `${href('accountOrders', locale)}?order=${number}`
    : `${href('guestOrder', locale, { number })}#${key}`

interface Piece {
  title: string
  choice: string
  quantity: number
}

export const pieceWords = ({ title, choice, quantity }: Piece): string =>
  `${[title, choice].filter(Boolean).join(', ')} × ${quantity}`

function exceptionWords(line: ExceptionalLine, pen: Pen): string {
  const exception = exceptionOf(line)
  return exception ? pen.say(`order.exception.${exception}`) : ''
}

const goods = (order: OrderFacts, pen: Pen): Section => ({
  kind: 'lines',
  rows: order.lines.map(({ title, choice, quantity, total, picture, ...line }) => ({
    picture: picture && pen.at(picture),
    title,
    detail: [
      choice,
      quantity > 1 ? pen.say('order.pieces', { count: quantity }) : '',
      exceptionWords(line, pen),
    ]
      .filter(Boolean)
      .join(' · '),
    amount: pen.money(total, order.currency),
  })),
})

function sums(order: OrderFacts, pen: Pen): Section {
  const money = (cents: number) => pen.money(cents, order.currency)
  const saving = (name: string, amount: number) => ({
    label: `${pen.say('order.coupon')} ${name}`.trim(),
    amount: `−${money(amount)}`,
    tone: 'saving' as const,
  })
  const named = order.discounts.filter(({ goods }) => goods > 0)
  const savings =
    named.length > 0
      ? named.map(({ name, goods }) => saving(name, goods))
      : order.discount > 0
        ? [saving(order.coupon_code ?? '', order.discount)]
        : []
  const carriage = order.shipping - order.surcharge
  const sending = {
    label: pen.say('order.shipping'),
    amount: carriage === 0 ? pen.say('order.free') : money(carriage),
  }
  const surcharge = {
    label: pen.say('order.surcharge', { name: order.payment_name }),
    amount: money(order.surcharge),
  }
  const taxes = order.taxes ?? [{ percent: order.vat_percent, natura: null, vat: order.vat }]
  const change = order.taxes ? order.due - (order.subtotal + order.shipping - order.discount) : 0
  return {
    kind: 'sums',
    rows: [
      { label: pen.say('order.goods'), amount: money(order.subtotal) },
      ...savings,
      ...(order.needs_shipping ? [sending] : []),
      ...(order.surcharge > 0 ? [surcharge] : []),
      ...(change === 0 ? [] : [{ label: pen.say('order.vat_change'), amount: money(change) }]),
      { label: pen.say('order.total'), amount: money(order.due), tone: 'total' },
    ],
    foot: taxes
      .map(({ percent, natura, vat }) =>
        natura
          ? pen.say('order.vat_none')
          : pen.say('order.vat', { percent: percent.toLocaleString(formatTag(pen.locale)), vat: money(vat) }),
      )
      .join(' · '),
  }
}

/** When and where the order arrives or can be collected. */
function arrival({ delivery, pickup }: OrderFacts, pen: Pen): Section[] {
  const days = delivery && {
    title: pen.say(pickup ? 'order.ready' : 'order.arrives'),
    lines: [daysText(delivery, pen.locale)],
  }
  const place = pickup && {
    title: pen.say('order.collect_at'),
    lines: [pickup.address, pickup.hours].filter(Boolean),
  }
  const columns = [days, place].filter(column => column !== null)
  return columns.length > 0 ? [{ kind: 'facts', columns }] : []
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
          text: pen.say(order.key === null ? 'order.packs_text' : 'order.packs_guest', {
            count: order.packs,
          }),
          label: pen.say(order.key === null ? 'order.open' : 'order.save'),
          url: pen.at(order.key === null ? href('pack', pen.locale) : orderPath(order, pen.locale)),
          picture: pen.at('/assets/products/digital-common.webp'),
        },
      ]

/** Confirms the consent to digital content and names the attached legal texts (directive 2011/83 art. 8.7). */
function agreed({ digital_consent_at, legal }: OrderFacts, pen: Pen): Section[] {
  const consent = digital_consent_at && {
    title: pen.say('order.consent'),
    lines: [pen.say('order.consent_text', { moment: pen.moment(digital_consent_at) })],
  }
  const texts = legal.length > 0 && {
    title: pen.say('order.legal'),
    lines: legal.map(({ title, effective_from, path }) =>
      pen.say('order.legal_text', { title, day: pen.day(effective_from), url: pen.at(path) }),
    ),
  }
  return [consent, texts].flatMap(column => (column ? [{ kind: 'facts' as const, columns: [column] }] : []))
}

/** The harmonised notice on the legal guarantee, on a durable medium. The address is text, because emails link to the shop only. */
const guarantee = ({ sells_goods }: OrderFacts, pen: Pen): Section[] =>
  sells_goods
    ? [
        {
          kind: 'notice',
          title: pen.guarantee('title'),
          lead: `${guaranteeYears} ${pen.guarantee('years')}`,
          points: guaranteePoints.map(pen.guarantee),
          foot: `${pen.guarantee('commercial')} ${pen.guarantee('more')}: ${guaranteePage(pen.locale)}`,
        },
      ]
    : []

export const orderSections = ({ order }: { order: OrderFacts }, pen: Pen): Section[] => [
  goods(order, pen),
  sums(order, pen),
  ...arrival(order, pen),
  facts(order, pen),
  ...packs(order, pen),
  ...guarantee(order, pen),
  ...agreed(order, pen),
]

/** Bank account for a transfer, with the reference that identifies the order. */
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

/** The items of a return. */
export const returnSection = ({ returned }: OrderFacts, pen: Pen): Section[] =>
  returned.length === 0
    ? []
    : [{ kind: 'facts', columns: [{ title: pen.say('return.pieces'), lines: returned.map(pieceWords) }] }]

export const decisionSections = (order: OrderFacts, pen: Pen): Section[] => [
  ...saidSection(order),
  ...returnSection(order, pen),
]
