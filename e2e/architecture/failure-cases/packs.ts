import { by, type FailureCase } from './failure-case.ts'

const packsJourney = 'e2e/journeys/packs.spec.ts'
const triedPacks = 'server/security-tests/packs.test.ts'
const offers = 'server/modules/offers/offers.test.ts'
const paidOrder = 'server/modules/orders/pay/paid-order.test.ts'
const refundOrOpen = 'server/modules/orders/refund/refund-or-open.test.ts'
const codes = 'server/modules/packs/codes.test.ts'
const packs = 'server/modules/packs/packs.test.ts'
const secret = 'server/modules/packs/secret.test.ts'
const draw = 'src/engine/packs/draw.test.ts'

export const packFailures: readonly FailureCase[] = [
  {
    id: 'D1',
    outcome: 'A hundred openings of one pack give one set of cards',
    tests: [
      ...by(
        packs,
        'succeeds for one of a hundred concurrent calls and gives all of them the same five cards',
      ),
      ...by(codes, 'gives one pack for twenty concurrent redemptions'),
    ],
  },
  {
    id: 'D2',
    outcome: 'Many packs opened at once: each has its own cards, none lost or duplicated',
    tests: [
      ...by(triedPacks, 'D2: give their own five cards each, none twice and none lost'),
      ...by(packs, 'counts two packs of a type that are opened together separately'),
    ],
  },
  {
    id: 'D3',
    outcome: 'Unpaid, foreign and refunded packs cannot be opened. An opened pack cannot be refunded',
    tests: [
      ...by(packs, 'responds 404 for an unknown or void pack or one of another player, which stays sealed'),
      ...by(
        refundOrOpen,
        'leaves the pack void and sealed, or open and paid, when refund and opening run concurrently, %s first',
      ),
      ...by(paidOrder, 'are voided by a refund while sealed, which is refused once one is open'),
    ],
  },
  {
    id: 'D4',
    outcome: 'Draws follow the table. The guarantee always applies',
    tests: [
      ...by(
        draw,
        'match the table after two hundred thousand draws of a %s pack',
        'keep the proportion of the table in guaranteed rows',
      ),
      ...by(packs, 'ends in a Leggendaria or Unica in the twentieth pack, and then starts again'),
    ],
  },
  {
    id: 'D5',
    outcome: 'The displayed odds are the actual odds in every language',
    tests: [
      ...by(draw, 'add up in each slot of a %s pack, with slot 5 of its tier or better'),
      ...by(offers, 'show the odds in use, with and without the guarantee, and where each is sold'),
      ...by(triedPacks, 'D5: show the same numbers in all six languages'),
      ...by(
        packsJourney,
        'odds and guarantee are shown before opening; an opened pack is verified, also later',
      ),
    ],
  },
  {
    id: 'D6',
    outcome: 'Contents depend only on secret random numbers and are not revealed before opening',
    tests: [
      ...by(
        triedPacks,
        'D6: refuse a client that sends %j, and the pack stays sealed',
        'D6: never use Math.random on the server or in the engine',
      ),
      ...by(
        secret,
        'is in no response of any reading endpoint, for guests, any role and its owner',
        'is revealed by the opening only, and not by a half-open pack',
      ),
      ...by(packs, 'verifies with the browser’s nonce and commitment, and fails when changed'),
    ],
  },
]
