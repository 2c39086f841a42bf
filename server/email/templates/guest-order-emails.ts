/**
 * Emails that a guest requests about an order (decision 0047). Keys are in the fragment of a link, which browsers never send to a
 * server.
 */
import { href } from '@/contract/paths.ts'
import { emailTemplate } from '../email-template.ts'
import { orderPath } from './order-sections.ts'

const number = 'BA-4817'
const secret = 'q0gJ8xXc3nM1q0gJ8xXc3nM1q0gJ8xXc3nM1q0gJ8xX'

const orderLink = emailTemplate({
  name: 'order-link',
  replyVia: () => 'order',
  needs: { number: 'text', key: 'text' },
  words: order => ({ number: order.number }),
  path: (order, locale) => orderPath(order, locale),
  preview: { number, key: secret },
})

const documentLink = emailTemplate({
  name: 'document-link',
  replyVia: () => 'order',
  needs: { number: 'text', document: 'text', path: 'text', hours: 'number' }, // document: title and number; path: signed path of the file; hours: validity of the link
  words: ({ number, document, hours }) => ({ number, document, hours }),
  path: ({ path }) => path,
  preview: {
    number,
    document: `Riepilogo ordine ${number}`,
    path: `/files/sale-documents/17?until=1795690800000&signature=${secret}`,
    hours: 24,
  },
})

const orderSave = emailTemplate({
  name: 'order-save',
  replyVia: () => 'order',
  needs: { number: 'text', email: 'text', proof: 'text' },
  words: order => ({ number: order.number }),
  path: ({ email, proof }, locale) =>
    `${href('register', locale)}#${new URLSearchParams({ email, proof }).toString()}`,
  preview: { number, email: 'chiara@example.com', proof: `1795690800000.${secret}` },
})

const orderInAccount = emailTemplate({
  name: 'order-in-account',
  needs: { number: 'text' },
  words: order => ({ number: order.number }),
  path: (order, locale) =>
    `${href('login', locale)}?next=${encodeURIComponent(`${href('accountOrders', locale)}?order=${order.number}`)}`,
  preview: { number },
})

const withdrawalDeclared = emailTemplate({
  name: 'withdrawal-declared',
  replyVia: ({ key }) => (key === '' ? 'account' : 'order'),
  needs: { name: 'text', number: 'text', key: 'text', goods: 'text', moment: 'text' }, // key: of a guest's order, otherwise empty; moment: ISO time of the statement
  greets: ({ name }) => name,
  words: ({ number, moment }, pen) => ({ number, moment: pen.moment(new Date(moment)) }),
  sections: ({ name, number, goods, moment }, pen) => [
    {
      kind: 'facts',
      columns: [
        { title: pen.say('withdrawal.goods'), lines: [goods || pen.say('withdrawal.whole_order')] },
        { title: pen.say('withdrawal.received'), lines: [pen.moment(new Date(moment)), number, name] },
      ],
    },
  ],
  path: ({ number: of, key }, locale) => orderPath({ number: of, key: key || null }, locale),
  preview: { name: 'Chiara Montalbano', number, key: secret, goods: '', moment: '2026-11-23T21:12:00Z' },
})

const withdrawalUnmatched = emailTemplate({
  name: 'withdrawal-unmatched',
  replyVia: () => 'email',
  needs: { number: 'text', moment: 'text' }, // nothing that was typed freely: the address may belong to another person
  words: ({ number, moment }, pen) => ({ number, moment: pen.moment(new Date(moment)) }),
  path: (_, locale) => href('withdrawal', locale),
  preview: { number, moment: '2026-11-23T21:12:00Z' },
})

const orderData = emailTemplate({
  name: 'order-data',
  replyVia: () => 'order',
  needs: { number: 'text', key: 'text', email: 'text', proof: 'text' },
  words: order => ({ number: order.number }),
  path: ({ email, proof, ...order }, locale) =>
    `${orderPath(order, locale)}&${new URLSearchParams({ email, proof }).toString()}`,
  preview: { number, key: secret, email: 'chiara@example.com', proof: `1795690800000.${secret}` },
})

export const guestOrderEmails = [
  orderLink,
  documentLink,
  orderSave,
  orderInAccount,
  withdrawalDeclared,
  withdrawalUnmatched,
  orderData,
]
