/** Two players at one table, one in Firefox and one in WebKit. */
import { plainBattle, readHardestMove } from '../../fixtures/battle.ts'
import { nickname } from '../../fixtures/online.ts'
import { registerPerson } from '../../fixtures/sessions.ts'
import { say } from '../../fixtures/words.ts'
import { expect, test } from '../journey.ts'
import type { Sought, Visitor } from '../visitor.ts'

test.use({ size: { width: 844, height: 390 } })

const marked = (testId: string, more = ''): Sought => ({ css: `[data-testid="${testId}"]${more}` })
const inBattle = (visitor: Visitor) => visitor.at(/^\/game\/battle\/[\w-]{22}$/)

/** Acts if it is this player's turn: sends in the first card, or plays the usable move with the most damage. */
async function playIfAsked(visitor: Visitor): Promise<boolean> {
  const choice = {
    ...marked('choose-card'),
    within: marked('battle', '[data-state="awaiting_selection"]'),
    at: 0,
  }
  if ((await visitor.count(choice)) > 0) {
    await visitor.press('Enter', choice)
    return true
  }
  const mayMove = marked('skip-turn', '[aria-disabled="false"]')
  if ((await visitor.count({ ...mayMove, within: marked('battle', '[data-state="playing"]') })) === 0)
    return false
  const hardest = await visitor.evaluate(readHardestMove)
  await visitor.press('Enter', hardest < 0 ? marked('skip-turn') : { ...marked('use-move'), at: hardest })
  const stat = { ...marked('choose-stat', '[aria-disabled="false"]'), at: 0 }
  if ((await visitor.count(stat)) > 0) await visitor.press('Enter', stat)
  return true
}

/** The health of both active cards as this player sees it, the near one first. */
const standOf = async (visitor: Visitor): Promise<string[]> => {
  const healths = []
  for (const side of ['active-own', 'active-rival']) {
    const [text = ''] = await visitor.texts(marked(side))
    const [name = ''] = await visitor.attributes(marked(side), 'aria-label')
    healths.push(text.replace(name ?? '', ''))
  }
  return healths
}

test('shows both players of a challenge the same turns until one gives up', async ({ arrive, shop }) => {
  const seat = async (name: string, engine: 'firefox' | 'webkit') => {
    const { token } = await registerPerson(shop.url)
    await nickname(shop.url, token, name)
    return arrive({ token, kept: plainBattle }, engine)
  }
  const ada = await seat('Volpina', 'firefox')
  const bea = await seat('Civetta', 'webkit')
  await ada.goTo('/game/lobby')
  await bea.goTo('/game/lobby')
  const row = { ...marked('lobby-player'), holds: 'Civetta' }
  await ada.press('Enter', { role: 'button', within: row })
  await ada.at(/^\/game\/waiting\/[\w-]{22}$/)
  await bea.press('Enter', { role: 'button', within: { ...marked('invitation'), holds: 'Volpina' }, at: 0 })
  await bea.at(/^\/game\/waiting\/[\w-]{22}$/)
  for (const one of [bea, ada]) await one.press('Enter', marked('ready'))
  for (const one of [bea, ada]) await inBattle(one)

  let actions = 0
  await ada.until(
    'four actions are taken',
    async () => {
      for (const one of [ada, bea]) if (await playIfAsked(one)) actions += 1
      return actions >= 4
    },
    300_000, // rendered in software
  )
  const turnOf = (visitor: Visitor) => visitor.attributes(marked('battle'), 'data-turns')
  await ada.until('both see the same', async () => {
    const [mine, theirs] = [await standOf(ada), await standOf(bea)]
    const turns = [await turnOf(ada), await turnOf(bea)]
    return JSON.stringify([mine, turns[0]]) === JSON.stringify([theirs.reverse(), turns[1]])
  })

  await bea.press('Enter', { role: 'button', name: say('battle.commands.abandon'), within: marked('battle') })
  await bea.press('Enter', marked('give-up'))
  await ada.see(marked('battle-result', '[data-ending="forfeit"]'))
  expect(await ada.attributes(marked('battle-result'), 'data-outcome')).toEqual(['win'])
})
