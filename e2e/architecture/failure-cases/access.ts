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
const paidOrder = 'server/modules/orders/pay/paid-order.test.ts'
const orders = 'server/modules/orders/pay/order-payment.test.ts'
const packs = 'server/modules/packs/packs.test.ts'

export const accessFailures: readonly FailureCase[] = [
  {
    id: 'B1',
    outcome:
      'Every call with every role returns exactly its expected status. An unlisted call fails the test',
    tests: [
      ...by(
        triedAccess,
        'B1, H2: responds to %s as the table says, with the strict headers',
        'B1: lists every call in the table of permissions, and no unknown route',
      ),
      ...by(calls, 'declares exactly one route for every call, and no undeclared route'),
      ...by(locks, 'is open to admins only: other callers are refused and nothing changes'),
    ],
  },
  {
    id: 'B2',
    outcome: 'Data of another user is answered as not found',
    tests: [
      ...by(
        account,
        'B2: responds as for an unknown account to reading or writing another profile',
        'B2: responds as for an unknown session to the session of another account',
      ),
      ...by(
        addresses,
        'responds as for an unknown address to reading, changing or deleting another account’s',
      ),
      ...by(orders, 'is not found for an order of another user'),
      ...by(paidOrder, 'opens by a link for sixty seconds, for its buyer and the admin only'),
      ...by(decks, 'are not found for another account'),
      ...by(packs, 'responds 404 for an unknown or void pack or one of another player, which stays sealed'),
      ...by(results, 'is not found for another player’s ticket, or none'),
      ...by(creations, 'are stored, listed, changed and deleted by their author only'),
      ...by(
        documents,
        'is limited to its roles: for other users it is in no list, has no link and looks like an unknown one',
      ),
    ],
  },
  {
    id: 'B3',
    outcome: 'Links cannot be enumerated',
    tests: [
      ...by(signedLink, 'opens no other file, and rejects another key and a changed expiry'),
      ...by(creations, 'is 404 for other users while the card is private'),
    ],
    note: 'orders of guests: C17. Links are signed or contain 128 random bits',
  },
  {
    id: 'B4',
    outcome: 'A role, price or id in the request changes nothing',
    tests: [
      ...by(
        triedAccess,
        'B4: change no row of accounts when a member sends them to every writing call',
        'B4: are refused in every call of a member, or omitted from what the call receives',
      ),
      ...by(
        account,
        'B4: refuses an unknown field %s and changes nothing',
        'B4: ignores level, experience, counters, album and role, and stores the rest',
      ),
      ...by(accounts, 'B4: refuses a role or any other unknown field and stores nothing'),
    ],
  },
  {
    id: 'B5',
    outcome: 'Ambiguous input is parsed in one way and does not pollute prototypes',
    tests: [
      ...by(
        triedAccess,
        'B5: uses the same value of a repeated key that was validated',
        'B5: parses %s consistently and pollutes no prototype',
      ),
      ...by(calls, 'responds with 400 to a body that sets prototypes: %s'),
      ...by(account, 'B5: ignores keys of the object prototype'),
    ],
  },
  {
    id: 'B6',
    outcome: 'Unusual spellings of a path or method are handled as the normal one',
    tests: [
      ...by(
        triedAccess,
        'B6: give a guest no access with %s',
        'B6: ignore a method in a header',
        'B6: treat HEAD like GET, and open nothing for TRACE and OPTIONS',
      ),
      ...by(
        'server/site/site.test.ts',
        'W12: redirects a backslash, which browsers treat as a slash, to no other host',
      ),
    ],
  },
  {
    id: 'B7',
    outcome: 'A client’s forwarded network address is ignored unless the proxy is trusted',
    tests: [
      ...by(
        triedAccess,
        'B7: count guesses for the peer without a trusted proxy, and for the forwarded address behind one',
      ),
      ...by(limits, 'refuses coupon guesses with 429 and the time to wait, whatever address a header claims'),
    ],
  },
  {
    id: 'B8',
    outcome: 'The price of a tier is visible only to that tier and to admins',
    tests: [
      ...by(
        'server/security-tests/tier-privacy.test.ts',
        'are in no reading call: %s',
        'are in no filtered list, search or quote: %s',
        'are in no page that the server renders',
        'are visible to the tier itself and to admins',
        'are protected for parts of a configurator too',
      ),
    ],
  },
]
