import { by, type FailureCase } from './failure-case.ts'

const triedAccess = 'server/security-tests/access.test.ts'
const calls = 'server/kernel/calls.test.ts'
const limits = 'server/kernel/limits.test.ts'
const signedLink = 'server/kernel/signed-link.test.ts'
const account = 'server/modules/account/account.test.ts'
const addresses = 'server/modules/addresses/addresses.test.ts'
const locks = 'server/modules/administration/locks.test.ts'
const accounts = 'server/modules/auth/accounts.test.ts'
const results = 'server/modules/battles/rejected-results.test.ts'
const creations = 'server/modules/creations/creations.test.ts'
const decks = 'server/modules/decks/decks.test.ts'
const documents = 'server/modules/documents/documents.test.ts'
const paidOrder = 'server/modules/orders/paid-order.test.ts'
const orders = 'server/modules/orders/order-payment.test.ts'
const packs = 'server/modules/packs/packs.test.ts'

export const accessFailures: readonly FailureCase[] = [
  {
    id: 'B1',
    outcome: 'Every call with every role gets exactly its code; an unlisted one fails',
    tests: [
      ...by(
        triedAccess,
        'B1, H2: %s gets exactly what the table says, under the strict headers',
        'B1: every call is in the table of permissions, and every route is known',
      ),
      ...by(calls, 'declares exactly one route for every call, and no undeclared route'),
      ...by(locks, 'opens to admins alone: everybody else is refused and nothing changes'),
    ],
  },
  {
    id: 'B2',
    outcome: 'What belongs to another is not there',
    tests: [
      ...by(
        account,
        'B2: another’s profile is not there, for reading or writing',
        'B2: another’s session is not there',
      ),
      ...by(addresses, 'another’s address is not there: not to read, change or remove'),
      ...by(orders, 'of another is not there'),
      ...by(paidOrder, 'opens by a link for sixty seconds, for its buyer and the admin only'),
      ...by(decks, 'of another are not there'),
      ...by(packs, 'of somebody else, unknown or void is 404 and stays sealed'),
      ...by(results, 'another’s ticket, or none, is not there'),
      ...by(creations, 'are kept, listed, changed and thrown away by their author alone'),
      ...by(documents, 'its roles and nobody else: no list, no link, and no difference to what is not there'),
    ],
  },
  {
    id: 'B3',
    outcome: 'Links cannot be counted through',
    tests: [
      ...by(signedLink, 'opens no other file, and rejects another key and a changed expiry'),
      ...by(creations, 'is a 404 for everyone else while it is private'),
    ],
    note: 'orders of guests: C17; links are signed, or hold 128 random bits',
  },
  {
    id: 'B4',
    outcome: 'A role, price or id that is sent along changes nothing',
    tests: [
      ...by(
        triedAccess,
        'B4: sent to every writing call by a member, the rows of accounts stay as they were',
        'B4: no call of a member takes them: refused, or left out of what the call receives',
      ),
      ...by(
        account,
        'B4: an unknown field %s is refused and nothing changes',
        'B4: level, experience, counters, album and role in extra change nothing, and the rest is stored',
      ),
      ...by(accounts, 'B4: a role or any other unknown field is refused and nothing is stored'),
    ],
  },
  {
    id: 'B5',
    outcome: 'Doubtful input has one reading and pollutes nothing',
    tests: [
      ...by(
        triedAccess,
        'B5: of a key that comes twice, what is checked is what is used',
        'B5: %s is one consistent reading and pollutes nothing',
      ),
      ...by(calls, 'responds with 400 to a body that sets prototypes: %s'),
      ...by(account, 'B5: keys of the prototype pollute nothing'),
    ],
  },
  {
    id: 'B6',
    outcome: 'A bent address or method is judged as the plain one',
    tests: [
      ...by(
        triedAccess,
        'B6: %s opens nothing to a visitor',
        'B6: a method that a header claims is not believed',
        'B6: HEAD is judged as GET, and TRACE and OPTIONS are no way in',
      ),
      ...by(
        'server/site/site.test.ts',
        'W12: redirects a backslash, which browsers treat as a slash, to no other host',
      ),
    ],
  },
  {
    id: 'B7',
    outcome: 'A claimed network address counts for nothing unless the proxy is trusted',
    tests: [
      ...by(
        triedAccess,
        'B7: without a trusted proxy guesses count for the peer; behind one for the address it names',
      ),
      ...by(limits, 'refuses coupon guesses with 429 and the time to wait, whatever address a header claims'),
    ],
  },
  {
    id: 'B8',
    outcome: 'The price of a tier reaches that tier and admins alone',
    tests: [
      ...by(
        'server/security-tests/tier-privacy.test.ts',
        'no reading call tells them: %s',
        'neither a filtered list, a search nor a quote: %s',
        'no page as it leaves the server',
        'the tier itself and admins read theirs',
        'parts of a configurator likewise',
      ),
    ],
  },
]
