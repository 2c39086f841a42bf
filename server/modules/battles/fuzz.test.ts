/** Page and server agree: battles played by a client-like driver are accepted, command for command. */
import { describe, expect, it } from 'vitest'
import { ruleSets } from '@/contract/endpoints/game/battles.ts'
import { opponentCodes } from '@/engine/opponents/opponent.ts'
import { catalogue } from '../../../assets/catalogue/catalogue.ts'
import { characterRow } from '../../seed/catalogue.ts'
import { judge } from './judge.ts'
import { playTicket } from './testing/play-ticket.ts'
import { type Dealable, ownDeckSetup, quickSetup } from './ticket-setup.ts'

const cards = catalogue.map((entry, at) => ({ ...characterRow(entry), id: at + 1 })) as Dealable[]
const battlesOf = { novizio: 30, apprendista: 30, esperto: 30, veterano: 6, maestro: 2 }

describe.each(ruleSets)('%s', rules => {
  it.each(opponentCodes)(
    'accepts battles against %s as they were played',
    opponent => {
      for (let battle = 0; battle < battlesOf[opponent]; battle++) {
        const seed = ((battle + 1) * 0x9e3779b1) >>> 0
        const own = [2, 3, 52, 92, 120, 7 + battle]
        const setup = battle % 2 ? ownDeckSetup(cards, own, rules, seed) : quickSetup(cards, rules, seed)
        const ticket = JSON.parse(JSON.stringify({ setup, seed, opponent })) // as sent and stored
        const { sent, commands, state } = playTicket(ticket, battle)
        const verdict = judge({ ...ticket, sent: JSON.parse(JSON.stringify(sent)), isForfeit: false })
        expect(verdict).toMatchObject({ commands, turns: state.turn })
      }
    },
    180_000,
  )
})
