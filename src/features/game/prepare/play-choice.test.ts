import fc from 'fast-check'
import { expect, it } from 'vitest'
import { href } from '@/contract/paths.ts'
import { opponentCodes } from '@/engine/opponents/opponent.ts'
import { battleAddress, firstChoice, playable, playModes, readPlayChoice } from './play-choice.ts'

const choice = fc.record({
  mode: fc.constantFrom(...playModes),
  deck: fc.option(fc.nat(), { nil: null }),
  rules: fc.constantFrom('standard' as const, 'classic' as const),
  opponent: fc.constantFrom(...opponentCodes),
})
const linkTo = (screen: Parameters<typeof href>[0]) => href(screen, 'it')

it('restores a stored choice and uses the default battle for anything else', () => {
  fc.assert(
    fc.property(choice, given => {
      expect(readPlayChoice(JSON.parse(JSON.stringify(given)))).toEqual(given)
    }),
  )
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      expect(playModes).toContain(readPlayChoice(value).mode)
    }),
  )
  expect(readPlayChoice(undefined)).toEqual(firstChoice)
})

it('replaces a deleted deck by the most recently changed one', () => {
  const decks = [{ id: 7 }, { id: 3 }]
  const wanted = { ...firstChoice, mode: 'deck' as const }
  expect(playable({ ...wanted, deck: 3 }, decks).deck).toBe(3)
  expect(playable({ ...wanted, deck: 99 }, decks).deck).toBe(7)
  expect(playable({ ...wanted, deck: 99 }, []).deck).toBeNull()
})

it('always plays the older variant with classic rules against the novice', () => {
  const asked = { ...firstChoice, mode: 'old' as const, opponent: 'maestro' as const }
  expect(playable(asked, [])).toMatchObject({ rules: 'classic', opponent: 'novizio' })
})

it('links every choice to its battle', () => {
  const how = { ...firstChoice, rules: 'classic', opponent: 'maestro' } as const
  expect(battleAddress(how, null, linkTo)).toBe('/game/battle/new?rules=classic&opponent=maestro')
  expect(battleAddress({ ...how, mode: 'old' }, null, linkTo)).toBe('/game/battle/oldnew')
  expect(battleAddress({ ...how, mode: 'deck' }, [2, 14, 30], linkTo)).toBe(
    '/game/battle/newb?deck=2,14,30&rules=classic&opponent=maestro',
  )
  expect(battleAddress({ ...how, mode: 'deck' }, null, linkTo)).toBeNull()
})
