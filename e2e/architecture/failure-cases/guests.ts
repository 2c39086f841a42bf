import { by, type FailureCase } from './failure-case.ts'

const triedGuests = 'server/security-tests/guests.test.ts'
const triedAdoption = 'server/security-tests/adopted-orders.test.ts'
const guestOrders = 'server/modules/orders/people/guest-orders.test.ts'
const adoptions = 'server/modules/orders/people/adopt-orders.test.ts'

export const guestFailures: readonly FailureCase[] = [
  {
    id: 'C17',
    outcome:
      'The link to a guest’s order cannot be guessed or enumerated, and shows only what a shipping label shows',
    tests: [
      ...by(
        triedGuests,
        'C17: is required: every call is 401 without it, and a wrong one is treated like a missing order',
        'C17: is refused with 401 if it is shortened, empty or of another order',
        'C17: opens only that order: no list, no conversation, no file, no account',
        'C17: opens no order of an account and no draft',
        'C17: reveals only the data on a shipping label, from the first response on',
        'C17: opens a page and responses that are neither stored nor indexed',
        'C17: is sent only to the order’s mailbox, and the call reveals nothing',
        'C17: expires with the period of guarantee',
      ),
    ],
    note: 'the key is an HMAC of 256 bits in the fragment of the link',
  },
  {
    id: 'C18',
    outcome:
      'A guest’s orders are assigned once to the account that has verified their email address, and to no other',
    tests: [
      ...by(
        triedAdoption,
        'C18: are not adopted by an account with another person’s address and without access to its mailbox',
        'C18: are not adopted with a proof that is forged, expired, changed or of another address',
        'C18: are only those placed with the account’s own address',
      ),
      ...by(
        adoptions,
        'adopts orders placed in the meantime when a verified account logs in; two concurrent logins adopt once',
        'links to the login for a known email, with the same response as for an unknown one',
      ),
    ],
  },
  {
    id: 'C19',
    outcome: 'Values sent by a guest’s page are not trusted. If guests may not buy, the response is 401',
    tests: [
      ...by(
        triedGuests,
        'C19: are refused: a %s of a line',
        'C19: are refused: an account, a role, a VAT rate or a sum',
        'C19: get 401 from a shop for accounts only, and no order from a closed shop',
        'C19: place no guest order for a signed-in user',
      ),
      ...by(
        guestOrders,
        'is placed once for twenty concurrent requests with one key, and refused for that key with another cart',
        'is paid once, however often the bank reports it',
      ),
    ],
  },
  {
    id: 'C20',
    outcome: 'Guests cannot oversell, hoard stock or flood mailboxes',
    tests: [
      ...by(
        triedGuests,
        'C20: allows ten unpaid orders per address; paying one allows another',
        'C20: limits placed orders and requested emails separately with 429',
      ),
      ...by(
        guestOrders,
        'sells seven pieces to a hundred concurrent guests once each, refuses the other ninety-three, and keeps the stock ledger consistent',
      ),
    ],
  },
  {
    id: 'C21',
    outcome: 'A guest’s data is exported and erased only with access to the mailbox, and not during an order',
    tests: [
      ...by(
        'server/modules/after-sale/guest-data.test.ts',
        'is not accessible with the key alone: the link is sent to the mailbox and not returned',
        'is refused for a proof of another email or purpose, a changed or an expired one',
        'is exported with all orders of the email and nothing of another guest',
        'is erased completely except for the invoice, and the key no longer opens the order',
        'is deleted after a week, with unused keys, and leaves orders unchanged',
      ),
    ],
  },
  {
    id: 'C22',
    outcome:
      'Reloading during a payment reserves nothing, buys nothing twice and cancels no other user’s payment',
    tests: [
      ...by(
        'server/modules/orders/pay/abandon-try.test.ts',
        'waits for an order that is being written, then frees its piece for the other shopper',
        'refuses an order that arrives after its key was abandoned; the next attempt needs a new key',
        'finds a guest’s order by key and email only; the key alone returns and ends nothing',
        'returns the order unchanged when the payment arrived or the order is a bank transfer',
      ),
    ],
  },
]
