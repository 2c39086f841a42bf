/**
 * One email for each change of an order that the buyer is notified of (decision 0021). All link to the order, with a guest's key or
 * in the account.
 */
import { isWithdrawable } from '@/domain/withdrawal-exceptions.ts'
import type { Section } from '../email-sections.ts'
import { type EmailTemplate, emailTemplate, firstName, type Pen } from '../email-template.ts'
import type { OrderFacts } from '../order-facts.ts'
import {
  decisionSections,
  orderPath,
  orderSections,
  parcelSection,
  returnSection,
  saidSection,
  transferSection,
} from './order-sections.ts'
import { withdrawalSections } from './withdrawal-sections.ts'

const previewOrder: OrderFacts = {
  name: 'Chiara Montalbano',
  number: 'BA-4817',
  key: null,
  placed_at: new Date('2026-11-20T09:42:00Z'),
  currency: 'euro',
  lines: [
    {
      title: 'Box 24 buste, Serie 1',
      choice: 'Italiano',
      quantity: 1,
      total: 7990,
      picture: '/assets/products/box-fuoco.webp',
      is_personalised: false,
      withdrawal_exception: null,
    },
    {
      title: 'Bustine protettive, 60 pezzi',
      choice: '',
      quantity: 2,
      total: 1380,
      picture: '/assets/products/dice.webp',
      is_personalised: false,
      withdrawal_exception: null,
    },
  ],
  subtotal: 9370,
  discount: 937,
  coupon_code: 'DRAGO10',
  discounts: [{ code: 'DRAGO10', name: 'DRAGO10', goods: 937, shipping: 0 }],
  shipping: 590,
  surcharge: 0,
  needs_shipping: true,
  delivery: { from: '2026-11-25', to: '2026-11-26' },
  pickup: null,
  due: 9023,
  vat: 1627,
  vat_percent: 22,
  taxes: null,
  address: ['Ludoteca Il Drago S.r.l.', 'Via Garibaldi 18', '20121 Milano MI', 'Italia'],
  shipping_name: 'Corriere espresso',
  payment_name: 'Carta',
  transfer: { holder: 'Bottega Arcana', iban: 'IT60X0542811101000000123456' },
  expires_at: new Date('2026-11-27T09:42:00Z'),
  parcel: { carrier: 'Corriere espresso', tracking_code: '1Z88412' },
  refund: 1380,
  is_refunded_by_hand: false,
  can_withdraw: true,
  withdrawal: {
    at: new Date('2026-11-23T21:12:00Z'),
    lines: [{ title: 'Bustine protettive, 60 pezzi', choice: '', quantity: 2, sent: 1 }],
    refund: 690,
    is_rewritten: false,
    back_to: ['Bottega Arcana S.r.l.', 'Via Sottoriva 12', '37121 Verona VR, Italia'],
  },
  packs: 2,
  digital_consent_at: new Date('2026-11-20T09:42:00Z'),
  legal: [
    { title: 'Condizioni di vendita', effective_from: new Date('2026-11-01T00:00:00Z'), path: '/legal/1' },
  ],
  sells_goods: true,
  returned: [{ title: 'Bustine protettive, 60 pezzi', choice: '', quantity: 1 }],
  said: 'Ciao Chiara, il pacco parte domani mattina.',
}

interface OrderEmail {
  name: string
  creature: string
  sections?(order: OrderFacts, pen: Pen): Section[] // shown before the sections of the order
  hasGoods?: boolean // includes items and totals
  isOver?: boolean // the whole order was withdrawn: nothing will be shipped
}

/** Returns the note that says whether the buyer can withdraw from all items, from some of them, or from none. */
function noteOf({ lines }: OrderFacts): string {
  const excluded = lines.filter(line => !isWithdrawable(line))
  if (excluded.length === 0) return 'note'
  return excluded.length === lines.length ? 'note_excluded' : 'note_partly'
}

const orderEmail = ({
  name,
  creature,
  sections,
  hasGoods = true,
  isOver = false,
}: OrderEmail): EmailTemplate =>
  emailTemplate({
    name,
    needs: { order: 'order' },
    note: ({ order }) => `order.${isOver || !order.can_withdraw ? 'note_over' : noteOf(order)}`,
    hero: `/assets/characters/${creature}/creature.webp`,
    greets: ({ order }) => order.name,
    words: ({ order }, pen) => ({
      first: firstName(order.name),
      ...(!firstName(order.name) && { context: 'nobody' }), // an order of a guest without shipping has no name
      ...(order.refund !== null && order.is_refunded_by_hand && { context: 'by_hand' }),
      number: order.number,
      due: pen.money(order.due, order.currency),
      refund: pen.money(order.refund ?? 0, order.currency),
      moment: order.withdrawal ? pen.moment(order.withdrawal.at) : '',
      until: order.expires_at ? pen.day(order.expires_at) : '',
      carrier: order.parcel?.carrier ?? '',
    }),
    replyVia: ({ order }) => (order.key === null ? 'account' : 'order'),
    path: ({ order }, locale) => orderPath(order, locale),
    sections: ({ order }, pen) => [
      ...(sections?.(order, pen) ?? []),
      ...(hasGoods ? orderSections({ order: isOver ? { ...order, delivery: null } : order }, pen) : []),
    ],
    preview: { order: previewOrder },
  })

export const orderEmails: readonly EmailTemplate[] = [
  orderEmail({ name: 'order-placed-card', creature: 'germoglino' }),
  orderEmail({ name: 'order-placed-transfer', creature: 'gufosaggio', sections: transferSection }),
  orderEmail({ name: 'order-placed-cash', creature: 'mokarello' }),
  orderEmail({ name: 'order-processing', creature: 'germoglino' }),
  orderEmail({ name: 'order-payment-failed', creature: 'nuvoletta' }),
  orderEmail({ name: 'order-paid', creature: 'draghissimo' }),
  orderEmail({ name: 'order-shipped', creature: 'pinguello', sections: parcelSection }),
  orderEmail({ name: 'order-ready', creature: 'pinguello' }),
  orderEmail({ name: 'order-cancelled', creature: 'nuvoletta', isOver: true }),
  orderEmail({
    name: 'order-withdrawn',
    creature: 'brinorso',
    sections: withdrawalSections,
    hasGoods: false,
  }),
  orderEmail({ name: 'order-expired', creature: 'nuvoletta', isOver: true }),
  orderEmail({ name: 'order-refunded', creature: 'ondalice', hasGoods: false, isOver: true }),
  orderEmail({ name: 'order-late-refund', creature: 'ondalice', hasGoods: false, isOver: true }),
  orderEmail({ name: 'return-requested', creature: 'brinorso', sections: returnSection, hasGoods: false }),
  orderEmail({ name: 'return-approved', creature: 'brinorso', sections: decisionSections, hasGoods: false }),
  orderEmail({ name: 'return-refused', creature: 'brinorso', sections: decisionSections, hasGoods: false }),
  orderEmail({ name: 'ticket-answered', creature: 'gufosaggio', sections: saidSection, hasGoods: false }),
]
