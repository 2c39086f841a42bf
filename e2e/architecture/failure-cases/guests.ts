import { by, type FailureCase } from './failure-case.ts'

const triedGuests = 'server/security-tests/guests.test.ts'
const triedAdoption = 'server/security-tests/adopted-orders.test.ts'
const guestOrders = 'server/modules/orders/guest-orders.test.ts'
const adoptions = 'server/modules/orders/adopt-orders.test.ts'

export const guestFailures: readonly FailureCase[] = [
  {
    id: 'C17',
    outcome:
      'The link to a guest’s order cannot be guessed or counted through, and shows what a courier’s label shows',
    tests: [
      ...by(
        triedGuests,
        'C17: without it every call is 401; with none that fits it is as if there were no such order',
        'C17: a shortened, empty or foreign one is none: 401',
        'C17: it opens that order and nothing else: no list, no conversation, no file, no account',
        'C17: computed for the order of an account or for a draft it opens neither',
        'C17: who holds it reads of a person what a courier’s label says, from the first response on',
        'C17: the page and the answers of its calls are stored by nobody and listed nowhere',
        'C17: the link to the order goes to its own mailbox alone, and the call says nothing',
        'C17: a link ends with the time in which the shop stands up for its goods',
      ),
    ],
    note: 'the key is an HMAC of 256 bits in the fragment of the link',
  },
  {
    id: 'C18',
    outcome:
      'A guest’s orders are adopted by the account that has verified their address, once, and by no other',
    tests: [
      ...by(
        triedAdoption,
        'C18: who registers with a stranger’s address and cannot read its mail adopts nothing, however often',
        'C18: a proof that is forged, old, changed or of another address verifies nothing',
        'C18: an account adopts what was placed with its own address and no other',
      ),
      ...by(
        adoptions,
        'a login of a verified account brings what was ordered meanwhile; two at once bring it once',
        'the email to a known address leads to its login, and the call says the same for both',
      ),
    ],
  },
  {
    id: 'C19',
    outcome: 'A guest’s page is believed in nothing; where guests may not buy it is 401',
    tests: [
      ...by(
        triedGuests,
        'C19: a %s of a line is refused',
        'C19: nor an account, a role, a VAT rate or a sum',
        'C19: a shop that sells to accounts alone answers 401, and one that is closed sells nothing',
        'C19: who is signed in does not buy as a guest',
      ),
      ...by(
        guestOrders,
        'the same key twenty times at once is one order; with another cart it is refused',
        'is paid once, however often the bank says so',
      ),
    ],
  },
  {
    id: 'C20',
    outcome: 'Guests can neither oversell, hoard nor flood mailboxes',
    tests: [
      ...by(
        triedGuests,
        'C20: ten unpaid orders of one address are the most; paying one makes room',
        'C20: placing and asking for emails end in 429, each by its own count',
      ),
      ...by(
        guestOrders,
        'a hundred guests for seven pieces: seven orders, ninety-three clear refusals, and books that agree',
      ),
    ],
  },
  {
    id: 'C21',
    outcome: 'A guest’s data is read and erased by the mailbox alone, and not while an order is under way',
    tests: [
      ...by(
        'server/modules/after-sale/guest-data.test.ts',
        'the key alone reads and erases nothing: the link goes to the mailbox, and the response does not hold it',
        'a proof of another address, another purpose, a changed or an old one opens nothing',
        'the copy has all orders of the address and nothing of another guest',
        'erased: no name, address, note, message or email is left, the invoice stays, the key opens nothing',
        'is known for a week; a key that never was an order goes, an order stays as it is',
      ),
    ],
  },
  {
    id: 'C22',
    outcome:
      'Whoever reloads in the middle of paying holds nothing, buys nothing twice and ends nobody else’s payment',
    tests: [
      ...by(
        'server/modules/orders/abandon-try.test.ts',
        'a reload while the order is being written waits for it and frees the piece for the other at once',
        'an order that arrives after its page was reloaded holds nothing; the next try has a key of its own',
        'a guest’s is found by key and address alone; whoever has only the key gets and ends nothing',
        'is told and stays: a payment that came counts, and a transfer is an order',
      ),
    ],
  },
]
