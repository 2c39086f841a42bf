/**
 * The list of faults that were tried, with the tests that hold each line. `docs/faults.md` is drawn from it; a test holds that every
 * named test is there. What a line asks and no test holds stands in `gap`.
 */
export interface HeldBy {
  file: string
  title: string // as it stands in the file
}

export interface Fault {
  id: string
  outcome: string
  tests: readonly HeldBy[]
  gap?: string
}

export const faultGroups: Readonly<Record<string, string>> = {
  A: 'Sessions and passwords',
  B: 'Who may do what',
  C: 'Checkout, coupons, stock, payments',
  D: 'Packs',
  E: 'Battles',
  F: 'Sockets',
  G: 'Files',
  H: 'Words, pages, headers',
  I: 'Administration',
  J: 'Privacy',
}

const by = (file: string, ...titles: readonly string[]): HeldBy[] => titles.map(title => ({ file, title }))

const frontJourney = 'e2e/journeys/front.spec.ts'
const onlineJourney = 'e2e/journeys/online.spec.ts'
const packsJourney = 'e2e/journeys/packs.spec.ts'
const shellJourney = 'e2e/journeys/shell.spec.ts'
const triedAccess = 'server/faults/access.test.ts'
const triedAdminPrivacy = 'server/faults/admin-privacy.test.ts'
const triedAuth = 'server/faults/auth.test.ts'
const triedContent = 'server/faults/content.test.ts'
const triedPacks = 'server/faults/packs.test.ts'
const triedShop = 'server/faults/shop.test.ts'
const triedUploads = 'server/faults/uploads.test.ts'
const calls = 'server/kernel/calls.test.ts'
const limits = 'server/kernel/limits.test.ts'
const richText = 'server/kernel/rich-text.test.ts'
const signedLink = 'server/kernel/signed-link.test.ts'
const compose = 'server/mail/compose.test.ts'
const mailer = 'server/mail/mailer.test.ts'
const account = 'server/modules/account/account.test.ts'
const profilePicture = 'server/modules/account/profile-picture.test.ts'
const reapplyDeletions = 'server/modules/account/reapply-deletions.test.ts'
const addresses = 'server/modules/addresses/addresses.test.ts'
const locks = 'server/modules/administration/locks.test.ts'
const accessToken = 'server/modules/auth/access-token.test.ts'
const accounts = 'server/modules/auth/accounts.test.ts'
const guessable = 'server/modules/auth/guessable.test.ts'
const password = 'server/modules/auth/password.test.ts'
const sameOrigin = 'server/modules/auth/same-origin.test.ts'
const sessions = 'server/modules/auth/sessions.test.ts'
const ownPath = 'server/modules/auth/social/own-path.test.ts'
const socialLogin = 'server/modules/auth/social/social-login.test.ts'
const history = 'server/modules/battles/history.test.ts'
const results = 'server/modules/battles/results.test.ts'
const tickets = 'server/modules/battles/tickets.test.ts'
const cartQuote = 'server/modules/cart-quote/cart-quote.test.ts'
const collections = 'server/modules/collections/collections.test.ts'
const creations = 'server/modules/creations/creations.test.ts'
const pictures = 'server/modules/creations/pictures.test.ts'
const decks = 'server/modules/decks/decks.test.ts'
const documents = 'server/modules/documents/documents.test.ts'
const invoiceRows = 'server/modules/invoices/invoice-rows.test.ts'
const quickMatch = 'server/modules/lobby/quick-match.test.ts'
const badLuck = 'server/modules/matches/bad-luck.test.ts'
const challenge = 'server/modules/matches/challenge.test.ts'
const offers = 'server/modules/offers/offers.test.ts'
const afterTheSale = 'server/modules/orders/after-the-sale.test.ts'
const hostileOrders = 'server/modules/orders/hostile-orders.test.ts'
const orderStates = 'server/modules/orders/order-states.test.ts'
const orders = 'server/modules/orders/orders.test.ts'
const refundOrOpen = 'server/modules/orders/refund-or-open.test.ts'
const refundPlan = 'server/modules/orders/refund-plan.test.ts'
const stripePayments = 'server/modules/orders/stripe-payments.test.ts'
const codes = 'server/modules/packs/codes.test.ts'
const packs = 'server/modules/packs/packs.test.ts'
const secret = 'server/modules/packs/secret.test.ts'
const productAdministration = 'server/modules/product-administration/product-administration.test.ts'
const channelRules = 'server/modules/realtime/channel-rules.test.ts'
const realtime = 'server/modules/realtime/realtime.test.ts'
const rooms = 'server/modules/rooms/rooms.test.ts'
const pressure = 'server/realtime/pressure.test.ts'
const refusals = 'server/realtime/refusals.test.ts'
const pageHtml = 'server/site/page-html.test.ts'
const production = 'server/site/production.test.ts'
const site = 'server/site/site.test.ts'
const pricing = 'src/contract/pricing.test.ts'
const apply = 'src/engine/apply.test.ts'
const fuzzStandard = 'src/engine/fuzz-standard.test.ts'
const draw = 'src/engine/packs/draw.test.ts'
const rulesVersion = 'src/engine/rules-version.test.ts'
const view = 'src/engine/view.test.ts'
const csvText = 'src/features/admin/kit/csv-text.test.ts'
const connection = 'src/realtime/connection.test.ts'
const retry = 'src/realtime/retry.test.ts'
const sequence = 'src/realtime/sequence.test.ts'

export const faults: readonly Fault[] = [
  {
    id: 'A1',
    outcome: 'A token without a signature, with an empty one or with `alg: none` is 401',
    tests: [
      ...by(accessToken, 'A1, A2: %s is refused'),
      ...by(sessions, 'A1: the same bearer without its signature opens nothing'),
    ],
  },
  {
    id: 'A2',
    outcome: 'A token signed with another key, or one that brings its own, is 401',
    tests: [...by(accessToken, 'A1, A2: %s is refused')],
    gap: 'tokens are symmetric, so there is no public key to abuse; the foreign vectors of Wycheproof are not run',
  },
  {
    id: 'A3',
    outcome: 'Expired, too early, for another audience or issuer, of another kind: 401',
    tests: [
      ...by(accessToken, 'A3: %s is refused', 'A3: dies after fifteen minutes, not before'),
      ...by(sessions, 'A3: a refresh token is no bearer'),
    ],
  },
  {
    id: 'A4',
    outcome: 'A refresh token that comes back after its grace ends its family and no other device',
    tests: [...by(sessions, 'A4: a token that comes back later ends its whole family, and no other device')],
  },
  {
    id: 'A5',
    outcome: 'Twenty refreshes of one token at once have one successor',
    tests: [...by(sessions, 'A5: twenty at once get one successor, nobody is logged out')],
  },
  {
    id: 'A6',
    outcome: 'After logout, new password, block or new role the old bearer is 401 and its sockets close',
    tests: [
      ...by(
        sessions,
        'a block and a change of role end every session at once',
        'logout ends bearer and cookie at once, on this device only',
        'ended by another process, a bearer dies within five seconds',
      ),
      ...by(accounts, 'A6: ends the other sessions and every old token; this device goes on with new ones'),
      ...by(realtime, 'ends the sockets of a session with it, and of no other session'),
    ],
  },
  {
    id: 'A7',
    outcome: 'Guessing ends in 429; the owner at another address still gets in',
    tests: [
      ...by(
        sessions,
        'A7: guesses at one account end after ten; its owner at another address still gets in',
        'A7: one subscriber’s whole IPv6 network counts as one address',
      ),
      ...by(accounts, 'A7: guesses at the current password end as those at login do'),
    ],
    gap: 'one guess at each of a thousand accounts is left to the bucket of twenty logins a minute an address, which no test fills',
  },
  {
    id: 'A8',
    outcome: 'Known and unknown addresses get the same answer from the same work',
    tests: [
      ...by(sessions, 'A8: an unknown address and a wrong password get the same answer'),
      ...by(accounts, 'A8: known and unknown addresses get the same answer from the same work'),
      ...by(password, 'A8: no account costs the same verification as a wrong password and is never right'),
    ],
    gap: 'registering tells that an address is taken, by decision; times are not compared, because no test asserts a time',
  },
  {
    id: 'A9',
    outcome:
      'A reset link works once, for its account, for a while, at the shop’s own address, and ends all sessions',
    tests: [
      ...by(
        accounts,
        'A9: a new password by the token ends all sessions and writes to the owner',
        'A9: the token works once, and every other of the account with it',
        'A9: expired, made up or of another kind, it changes nothing',
        'A9: the link leads to PUBLIC_URL whatever Host the request named',
      ),
    ],
  },
  {
    id: 'A10',
    outcome: 'A social answer without its question opens nothing and leads to no other site',
    tests: [
      ...by(
        socialLogin,
        'A10: an answer without its question, to another’s question, or for the second time opens nothing',
        'A10: the code is good once, for a minute, and only in the browser that came back',
        'A10: nobody is led to another site afterwards',
      ),
      ...by(ownPath, 'A10: %j leads nowhere'),
    ],
  },
  {
    id: 'A11',
    outcome: 'No account is joined in silence; identity is issuer and subject',
    tests: [
      ...by(
        socialLogin,
        'A11: an address %s makes no account',
        'A11: an address that has an account here is not joined to it in silence',
        'A11: the same issuer and subject is the same account, whatever its address is today',
      ),
    ],
  },
  {
    id: 'A12',
    outcome: 'A foreign form moves neither refresh nor logout',
    tests: [
      ...by(
        triedAuth,
        'A12: a form of type %s moves neither refresh nor logout, though the browser adds the cookie',
      ),
      ...by(
        sessions,
        'A12: from another site (%o) refresh and logout are refused and change nothing',
        'the cookie is Secure and says so in its name',
      ),
      ...by(sameOrigin, 'A12: %o is cross-site: %s'),
    ],
    gap: 'the cookie is `__Secure-` and bound to /api/auth instead of `__Host-`, which would send it everywhere',
  },
  {
    id: 'A13',
    outcome: 'Long and emoji passwords are taken, guessable ones refused, a megabyte is 413',
    tests: [
      ...by(triedAuth, 'A13: %s hashes no megabyte'),
      ...by(
        accounts,
        'A13: a password everybody tries first is refused, an emoji one of 64 characters is taken',
      ),
      ...by(password, 'A13: long and emoji passwords are taken unmodified'),
      ...by(guessable, 'A13: %s is refused'),
    ],
    gap: 'rules over common words of six languages stand in for a list of three thousand',
  },
  {
    id: 'B1',
    outcome: 'Every call with every role gets exactly its code; an unlisted one fails',
    tests: [
      ...by(
        triedAccess,
        'B1, H2: %s gets exactly what the table says, under the strict headers',
        'B1: no call is missing in the table of doors, and no line of the router is unknown',
      ),
      ...by(calls, 'every declared call has exactly one route, and no route is undeclared'),
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
      ...by(afterTheSale, 'opens by a link for sixty seconds, for its buyer and the admin only'),
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
      ...by(signedLink, 'opens no other file, not with another key, and not for longer by hand'),
      ...by(creations, 'is a 404 for everyone else while it is private'),
    ],
    gap: 'there are no guest orders; links are signed, or hold 128 random bits',
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
      ...by(calls, 'a body that reaches for prototypes is 400: %s'),
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
      ...by(limits, 'guessing coupons ends in 429 with the time to wait, whatever address a header claims'),
    ],
  },
  {
    id: 'C1',
    outcome: 'Quantities that are none are 422; no total is below 0',
    tests: [
      ...by(triedShop, 'C1: %j is refused by quote and order, and sells nothing'),
      ...by(hostileOrders, '%s is refused'),
      ...by(pricing, 'discount = subtotal + shipping − total, and nothing is negative'),
    ],
  },
  {
    id: 'C2',
    outcome: 'A client’s price is refused; a changed one is told with the new quote',
    tests: [
      ...by(
        orders,
        'a %s sent along is refused and changes nothing',
        'a total that is not the one of today is refused with the new quote',
      ),
    ],
  },
  {
    id: 'C3',
    outcome: 'Of many who want K pieces exactly K get one',
    tests: [
      ...by(triedShop, 'C3: %i pieces wanted by everybody at once are sold exactly once each'),
      ...by(orders, 'the last piece bought a hundred times at once is sold once and never twice'),
    ],
  },
  {
    id: 'C4',
    outcome: 'Stock is summed over lines, parts and versions',
    tests: [
      ...by(
        triedShop,
        'C4: one product on several lines is counted in sum where it is sold, not only where it is quoted',
      ),
      ...by(cartQuote, 'counts stock over all lines of one product, not per line'),
      ...by(collections, 'takes the stock of the chosen size, and the order keeps what was put together'),
      ...by(rooms, 'pieces of one product are counted together, inside and outside'),
    ],
  },
  {
    id: 'C5',
    outcome: 'Carts in opposite order never wait for each other',
    tests: [
      ...by(triedShop, 'C5: carts that hold the same goods in opposite order never wait for each other'),
      ...by(orders, 'two carts that hold the same goods in opposite order never wait for each other'),
    ],
  },
  {
    id: 'C6',
    outcome: 'What was kept and not paid comes back once; late money goes back once',
    tests: [
      ...by(triedShop, 'C6: what was kept and never paid comes back once, however often the job runs'),
      ...by(
        orders,
        'not made within 30 minutes gives the pieces back once; money that comes later goes back once',
      ),
      ...by(
        stripePayments,
        'an expired order’s payment is closed at the bank; what came nevertheless goes back once',
      ),
    ],
  },
  {
    id: 'C7',
    outcome: 'A coupon’s uses are never exceeded, in all or by one customer',
    tests: [
      ...by(triedShop, 'C7: once per customer stays once when one customer orders many times at once'),
      ...by(orders, 'with one use left, bought by ten at once, is used once'),
    ],
    gap: 'there are no gift cards and no balances',
  },
  {
    id: 'C8',
    outcome: 'A coupon is judged anew where the order is placed',
    tests: [
      ...by(
        triedShop,
        'C8: what ended between quote and order is refused, by the server’s clock alone',
        'C8: a cart drained below the coupon’s minimum after it was applied is quoted anew',
        'C8: %j is one coupon, used once however it is written',
        'C8: two coupons at once have no place in an order',
      ),
    ],
    gap: 'answered with 409 and the new quote instead of 422',
  },
  {
    id: 'C9',
    outcome: 'Guessing coupons ends in 429',
    tests: [
      ...by(limits, 'guessing coupons ends in 429 with the time to wait, whatever address a header claims'),
    ],
  },
  {
    id: 'C10',
    outcome: 'One key is one order; another cart under it is refused; another buyer’s key is another key',
    tests: [
      ...by(orders, 'the same key twenty times at once is one order; with another cart it is refused'),
      ...by(triedShop, 'C10: the key of one buyer is another’s own: two orders, neither sees the other’s'),
    ],
    gap: 'another cart under a used key is 409 instead of 422',
  },
  {
    id: 'C11',
    outcome: 'A webhook that is forged, old or changed is 400 and changes nothing',
    tests: [
      ...by(
        stripePayments,
        'not signed, signed with another secret, too old or changed on the way: refused, nothing changes',
      ),
    ],
    gap: 'two signatures of which one is good: the bank’s library, not tried here',
  },
  {
    id: 'C12',
    outcome: 'A webhook counts once, in any order, and only for the right sum',
    tests: [
      ...by(
        triedShop,
        'C12: one saying twenty times at once is one transition and one line of the ledger',
        'C12: a refund that is told before the payment never becomes an order to be made',
        'C12: a sum that is %i cents off is written down and fulfils nothing',
      ),
      ...by(stripePayments, 'of a payment nobody knows, and of kinds we do not use, are heard and let go'),
    ],
    gap: 'the currency of a payment is fixed where it is made and not compared again',
  },
  {
    id: 'C13',
    outcome: 'A browser’s word that it has paid counts for nothing',
    tests: [
      ...by(triedShop, 'C13: a browser that says it has paid is asked at the bank, and believed in nothing'),
      ...by(stripePayments, 'what a browser claims counts for nothing'),
    ],
  },
  {
    id: 'C14',
    outcome: 'No illegal step of an order; never more given back than was paid',
    tests: [
      ...by(
        orderStates,
        'are sound',
        'a cancelled order stays cancelled, a refund never becomes unpaid, a delivered parcel is not shipped again',
      ),
      ...by(afterTheSale, 'different wishes at once give back no more than was paid'),
      ...by(refundPlan, 'piece by piece and in one go give back the same sum, never more'),
    ],
    gap: 'tables and refunds are tried, not random walks over whole orders',
  },
  {
    id: 'C15',
    outcome: 'Sums are whole cents and add up',
    tests: [
      ...by(
        pricing,
        'the parts add up to the whole, and none is more than a cent from its share',
        'at 22 % the amount due is the gross, to the cent',
      ),
      ...by(
        invoiceRows,
        'rows add up to the order’s own cents, whatever the rate and the coupon (decisions §2)',
      ),
    ],
    gap: 'both currencies of the shop have two decimals',
  },
  {
    id: 'D1',
    outcome: 'A hundred openings of one pack give one set of cards',
    tests: [
      ...by(packs, 'a hundred at once give one set of five: one succeeds, the others are told the same'),
      ...by(codes, 'gives one pack to twenty who redeem it at once'),
    ],
  },
  {
    id: 'D2',
    outcome: 'Many packs at once: each its own cards, none lost or doubled',
    tests: [
      ...by(triedPacks, 'D2: each gives its own five cards, none is written twice and none is lost'),
      ...by(packs, 'of two packs of a type opened at once each has its own count'),
    ],
  },
  {
    id: 'D3',
    outcome: 'Unpaid, foreign and refunded packs stay shut; an opened one is not refunded',
    tests: [
      ...by(packs, 'of somebody else, unknown or void is 404 and stays sealed'),
      ...by(refundOrOpen, 'refund and opening at once: the pack is void and shut, or open and paid for'),
      ...by(afterTheSale, 'a refund voids sealed ones, and refuses what is open'),
    ],
  },
  {
    id: 'D4',
    outcome: 'Draws follow the table; the guarantee always holds',
    tests: [
      ...by(draw, 'comes up as often as the table says', 'guaranteed rows keep the proportion of the table'),
      ...by(packs, 'the twentieth pack without Leggendaria or Unica ends in one, and the count begins again'),
    ],
    gap: 'a hundred thousand draws of one kind, not a million of each',
  },
  {
    id: 'D5',
    outcome: 'The odds shown are the odds rolled, in every language',
    tests: [
      ...by(draw, 'of a %s pack add up, and slot 5 is of its tier or better'),
      ...by(
        offers,
        'tell the odds that are rolled, with and without the guarantee, and where each is on sale',
      ),
      ...by(triedPacks, 'D5: are the same figures in all six languages'),
      ...by(
        packsJourney,
        'odds and guarantee are shown before opening; an opened pack is verified, also later',
      ),
    ],
  },
  {
    id: 'D6',
    outcome: 'Contents come from secret chance alone and are told by nothing before opening',
    tests: [
      ...by(
        triedPacks,
        'D6: a client that sends %j is refused and the pack stays sealed',
        'D6: neither the server nor the engine knows Math.random',
      ),
      ...by(
        secret,
        'is in no answer of any reading call, for nobody and for every role, nor in its owner’s',
        'is told by nothing but the opening: a half-open pack shows none',
      ),
      ...by(packs, 'verifies with the nonce and commitment the browser kept; a changed one does not'),
    ],
  },
  {
    id: 'E1',
    outcome: 'Any action is a step or a code; a refused one changes nothing',
    tests: [
      ...by(apply, 'anything at all gives a step or a code, and never touches the state'),
      ...by(fuzzStandard, 'survives any command at any time: a step or a code'),
      ...by(badLuck, 'refuses %s'),
    ],
    gap: 'thousands of commands on the engine, a dozen over the network',
  },
  {
    id: 'E2',
    outcome: 'Out of turn, after the end, from another seat or a spectator: refused',
    tests: [
      ...by(
        badLuck,
        'refuses who is not to move',
        'lets nobody act, forfeit, get ready or send a sign in other people’s battle',
        'lets a guest with the link watch and do nothing',
        'gives up once, and only while there is something to give up',
      ),
    ],
  },
  {
    id: 'E3',
    outcome: 'An action counts once, and only for the version it answers',
    tests: [
      ...by(
        badLuck,
        'takes the same action once, however often it comes',
        'refuses a version that is not the one on the table, and says which is',
      ),
    ],
  },
  {
    id: 'E4',
    outcome: 'Two actions of one moment have one order',
    tests: [
      ...by(
        badLuck,
        'puts both players’ actions of the same moment in one order',
        'takes one of two different actions that come at once',
      ),
    ],
    gap: 'once a run, not a thousand times',
  },
  {
    id: 'E5',
    outcome: 'No result is believed that the rules did not give; it pays once',
    tests: [
      ...by(
        results,
        'a thousand and one commands, or an outcome sent along, do not get in',
        'sent twenty times at once is paid once, and answers the same afterwards',
        'progress written into one’s profile changes nothing',
      ),
      ...by(badLuck, 'refuses %s in the body of an action'),
    ],
  },
  {
    id: 'E6',
    outcome: 'What is secret in a battle reaches nobody',
    tests: [
      ...by(badLuck, 'tells nobody the seed, before or during the battle, on any road'),
      ...by(view, 'no view holds the source of chance'),
    ],
    gap: 'both decks are open by decision; only the seed is secret',
  },
  {
    id: 'E7',
    outcome: 'Gone and back within the time costs nothing; later it is one loss, both gone is void',
    tests: [
      ...by(badLuck, 'ends for who is gone for a minute, and is void when both are'),
      ...by(onlineJourney, 'a reload in mid-animation and a lost network cost nothing'),
    ],
  },
  {
    id: 'E8',
    outcome: 'The server’s clock decides',
    tests: [
      ...by(
        badLuck,
        'counts an action half a second late, and no later one',
        'skips for who lets the time run out, and ends the battle the third time in a row',
        'charges nobody for a standstill of the server',
      ),
    ],
  },
  {
    id: 'E9',
    outcome: 'Seed and commands are the battle; storing it changes nothing',
    tests: [
      ...by(
        fuzzStandard,
        'replayed from setup, seed and commands is the battle that was played',
        'is plain JSON: a round trip changes nothing',
      ),
      ...by(rulesVersion, 'the same cards and seed come out the same as long as the version is the same'),
    ],
  },
  {
    id: 'E10',
    outcome: 'Every battle ends',
    tests: [
      ...by(
        fuzzStandard,
        'thousands of battles by seed all end within 200 turns, with a winner who still stands or a spare',
      ),
    ],
  },
  {
    id: 'E11',
    outcome: 'A deck that is none, or not owned, gets no battle',
    tests: [
      ...by(
        tickets,
        'is refused for %s, with the reason',
        'is refused for a deck of cards that are no longer owned',
      ),
    ],
  },
  {
    id: 'E12',
    outcome: 'One chair a person; no battle with oneself; rewards have a cap',
    tests: [
      ...by(
        quickMatch,
        'finds nobody twice, however many processes pair at once',
        'cannot challenge oneself, who is not here, or who plays',
      ),
      ...by(
        challenge,
        'gives one person one chair, however many tabs ask',
        'pays the same opponent five times a day',
      ),
    ],
  },
  {
    id: 'F1',
    outcome: 'A channel of another delivers nothing',
    tests: [
      ...by(
        refusals,
        'refuses a private channel with %s, and delivers nothing of it',
        'refuses presence without a user, and channel_data that was changed after signing',
      ),
      ...by(realtime, 'refuses to sign %s with 403'),
      ...by(channelRules, 'user 7 may listen to %j: %s'),
    ],
  },
  {
    id: 'F2',
    outcome: 'The authorisation refuses foreign, bent and endless names',
    tests: [
      ...by(
        realtime,
        'refuses to sign %s with 403',
        'refuses a request with %s',
        'signs nothing for a guest',
      ),
    ],
  },
  {
    id: 'F3',
    outcome: 'Client events without right are dropped',
    tests: [
      ...by(
        refusals,
        'drops a client event %s with 4301',
        'drops every client event where the application allows none',
      ),
      ...by(realtime, 'carries no client event between players'),
    ],
  },
  {
    id: 'F4',
    outcome: 'A flood ends with 4301 and others do not feel it',
    tests: [
      ...by(
        pressure,
        'drops client events over the rate with 4301 and lets the rest through',
        'closes a socket that floods with 4301 and leaves the others alone',
      ),
    ],
  },
  {
    id: 'F5',
    outcome: 'Frames that are none close the socket',
    tests: [
      ...by(pressure, 'closes a socket that sends %s', 'closes a socket that sends a huge frame with 1009'),
      ...by(refusals, 'answers broken JSON, foreign shapes and binary frames by an error and stays open'),
    ],
    gap: 'fragments by the million are left to `ws` and its own 398 tests',
  },
  {
    id: 'F6',
    outcome: 'Sockets of one address have a cap',
    tests: [
      ...by(
        refusals,
        'closes what is over the cap of one address with 4100, and admits again when one has left',
      ),
    ],
    gap: 'two thousand at once are a figure of the benchmark',
  },
  {
    id: 'F7',
    outcome: 'Who stops reading is ended, not remembered for ever',
    tests: [
      ...by(
        pressure,
        'keeps a bounded buffer for a reader that stops, then ends it, and the others hear all',
      ),
    ],
  },
  {
    id: 'F8',
    outcome: 'After a cut nothing is missing, doubled or out of order',
    tests: [
      ...by(connection, 'shows every version once and in order, whatever is cut on the way'),
      ...by(
        sequence,
        'asks once for the whole when one is missing, and applies what the answer does not hold',
      ),
    ],
  },
  {
    id: 'F9',
    outcome: 'A restart sends everybody to connect again, spread out',
    tests: [
      ...by(
        pressure,
        'tells every socket to connect again with 4200, one after the other, and admits no more',
      ),
      ...by(retry, 'leaves half of each pause to chance'),
    ],
    gap: 'not tried with a thousand sockets',
  },
  {
    id: 'F10',
    outcome: 'Foreign pages, old tokens and blocked people lose their sockets',
    tests: [
      ...by(
        refusals,
        'closes a foreign origin with 4009 and admits its own',
        'ends the sockets of a session and of a user with 4009, and honours no signature from before',
        'sends a socket whose bearer has run out to connect again within five seconds, and believes the old signature no more',
      ),
    ],
  },
  {
    id: 'G1',
    outcome: 'A script in the dress of a picture is refused; what is served cannot run',
    tests: [
      ...by(triedUploads, 'G1: $path does not take $name, whatever it says it is'),
      ...by(pictures, 'is never %s', 'may be %s, and is kept as WebP at an address that never changes'),
      ...by(
        documents,
        'its content tells its kind; a page, a script or a drawing that calls itself a PDF is refused',
      ),
    ],
  },
  {
    id: 'G2',
    outcome: 'Names are never paths',
    tests: [
      ...by(triedUploads, 'G2: %s leads nowhere'),
      ...by(pictures, 'has no address %s'),
      ...by(documents, 'names are never paths'),
    ],
  },
  {
    id: 'G3',
    outcome: 'Not one byte more than allowed, and so many a day',
    tests: [
      ...by(triedUploads, 'G3: $path takes not one byte more than it says'),
      ...by(pictures, 'needs a login, and may be sent so many times a day'),
      ...by(documents, 'what no document stands on is gone after a day, what one stands on stays'),
    ],
    gap: 'files are whole bodies, so there are no parts; a trickle is left to the request timeout of 30 s',
  },
  {
    id: 'G4',
    outcome: 'A bomb is refused before it is drawn; places and cameras are gone',
    tests: [
      ...by(
        pictures,
        'is refused before it is decoded when it has too many pixels, too few, or is broken',
        'stands upright, smaller, and without the place it was taken',
      ),
    ],
  },
  {
    id: 'G5',
    outcome: 'No address that somebody sends is fetched',
    tests: [
      ...by(triedUploads, 'G5: nothing in the server fetches an address that somebody sends'),
      ...by(profilePicture, '%j is refused'),
    ],
  },
  {
    id: 'H1',
    outcome: 'No script in anybody’s words runs',
    tests: [
      ...by(
        triedContent,
        'H1: %s leaves nothing but what the editor writes',
        'H3: a name full of tags stays text in the pages and the letter that carry it',
      ),
      ...by(richText, '%s becomes %s'),
      ...by(compose, 'what people write of themselves stays text'),
    ],
    gap: 'the payloads are judged by what is stored, not drawn in a browser view by view; the policy without inline scripts stands behind',
  },
  {
    id: 'H2',
    outcome: 'Every answer carries the strict headers; no foreign origin is reflected',
    tests: [
      ...by(
        triedAccess,
        'B1, H2: %s gets exactly what the table says, under the strict headers',
        'H2: no answer reflects a foreign origin',
      ),
      ...by(calls, '%s carries the strict set'),
      ...by(site, 'an https address brings HSTS'),
    ],
  },
  {
    id: 'H3',
    outcome: 'Words that come back in a page are inert',
    tests: [
      ...by(triedContent, 'H3: %s is inert'),
      ...by(pageHtml, 'structured data cannot close its script', 'a title cannot leave its tag'),
    ],
  },
  {
    id: 'H4',
    outcome: 'Naughty strings are refused with a code or come back whole; broken JSON is 400',
    tests: [
      ...by(
        triedContent,
        'H4: $name refuses them with a code or gives them back as they were',
        'H4: %j is no JSON: 400',
      ),
      ...by(calls, 'text that cannot be stored is 422, not 500 (%j)'),
    ],
    gap: 'some sixty strings in four kinds of field, not 515 in every one',
  },
  {
    id: 'H5',
    outcome: 'No cell runs as a formula; no name adds a header',
    tests: [
      ...by(csvText, '%j from a customer is no formula'),
      ...by(triedContent, 'H5: the name %j adds no header to a letter'),
    ],
  },
  {
    id: 'I1',
    outcome: 'Every change of an admin leaves who, when and from what to what; the last admin stays',
    tests: [
      ...by(
        triedAdminPrivacy,
        'I1: holds who, when, from what to what',
        'I1: is only ever added to: no call changes or removes an entry',
        'I1: the last admin stays one, and a refused wish leaves no entry',
      ),
      ...by(account, 'I1: of the last admins who leave at once one stays'),
      ...by(productAdministration, 'leaves an entry that says who changed what, from what to what'),
    ],
    gap: 'the register is append-only by its calls, not by rights in the database',
  },
  {
    id: 'I2',
    outcome: 'A production server shows no demo logins, documents, maps or files of the machine',
    tests: [
      ...by(
        production,
        'I2: %s of the machine is not there',
        'I2: no script of the page has a source map',
        'there are no demo logins and no demo products',
        'metrics are for this machine alone, not for who comes through a proxy',
      ),
    ],
  },
  {
    id: 'J1',
    outcome: 'An export holds all of mine and nothing of another',
    tests: [
      ...by(account, 'J1: the export holds what is mine and nothing of another'),
      ...by(history, 'the export holds decks and battles of this account alone'),
      ...by(secret, 'is not in the export of its owner'),
    ],
    gap: 'the export is answered at once to its owner; there is no link to guard',
  },
  {
    id: 'J2',
    outcome: 'A deleted account is nowhere but in issued invoices, and a backup brings it back for nobody',
    tests: [
      ...by(
        triedAdminPrivacy,
        'J2: leaves its name, address and words nowhere in the database but in an invoice that was issued',
      ),
      ...by(
        reapplyDeletions,
        'J2: a backup put back brings nobody in again who has deleted the account since',
        'J2: harms nobody who was given the same number after a restore',
        'J2: learns at the start of who was deleted by a server that died before the list',
      ),
      ...by(account, 'J2: a deleted account leaves no name, address, nickname, letter or way in'),
    ],
    gap: '`.eml` files in DATA_DIR/mail, the way without SMTP, are left to the operator',
  },
  {
    id: 'J3',
    outcome: 'Before consent nothing foreign is asked and nothing is kept; withdrawing restores that',
    tests: [
      ...by(shellJourney, 'before it nothing is asked of another site'),
      ...by(
        frontJourney,
        'begins with consent, tells page, product and cart, and ends with it, leaving nothing behind',
      ),
    ],
  },
  {
    id: 'J4',
    outcome: 'Logs hold no secret; personal answers are kept by nobody',
    tests: [
      ...by(
        triedAdminPrivacy,
        'J4: a log at its most talkative holds no password, token, cookie or card number',
        'J4: no personal answer may be kept by anybody',
      ),
      ...by(mailer, 'once sent, its text with the link in it is not kept'),
    ],
    gap: 'the back button after logout is not tried',
  },
]
