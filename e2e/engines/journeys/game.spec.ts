/** The main tasks of the game in every engine, on the canvas. */
import { layoutBattle } from '../../../src/stage/layout/layout.ts'
import { layoutPacks, PACK_RATIO } from '../../../src/stage/scenes/packs/packs-layout.ts'
import { plainBattle, readAwaitedAction, readHardestMove, spotToTap } from '../../fixtures/battle.ts'
import { charactersOf } from '../../fixtures/catalogue.ts'
import { lateBattle, latePath } from '../../fixtures/late-battle.ts'
import { buttonOf, stepsOf } from '../../fixtures/lesson.ts'
import { newCollector, openedNumbers } from '../../fixtures/packs-table.ts'
import { askedForPicture } from '../../fixtures/visit.ts'
import { say } from '../../fixtures/words.ts'
import { expect, test } from '../journey.ts'
import { withPicture } from '../picture.ts'
import type { Sought, Visitor } from '../visitor.ts'

test.use({ size: { width: 844, height: 390 }, remembered: { kept: plainBattle } })

const marked = (testId: string, more = ''): Sought => ({ css: `[data-testid="${testId}"]${more}` })

async function openDrawn(visitor: Visitor, path: string, place = '[data-stage]'): Promise<void> {
  await visitor.goTo(path)
  await visitor.until('the table is drawn', async () => {
    const [status] = await visitor.attributes({ css: place }, 'data-stage')
    return status === 'on'
  })
}

/** With animated turns and curls, but little other drawing. */
const inMotion = { preferences: { speed: 4, reducedMotion: false, quality: 'low' } }

test('wins a lesson by its buttons, and grants its card', async ({ visitor, shop }) => {
  const characters = await charactersOf(shop.url)
  await openDrawn(visitor, '/game/lesson/energy')
  for (const step of stepsOf('energy', characters)) {
    const { testId, at } = buttonOf(step)
    const turn = marked('battle', `[data-turns="${step.before.turn}"]:not([data-state="animating"])`)
    const button = { ...marked(testId), at }
    const canBePressed = async () => {
      if ((await visitor.count(turn)) === 0) return false
      const [disabled] = await visitor.attributes(button, 'aria-disabled')
      return disabled !== 'true' && (await visitor.count(button)) === 1
    }
    await visitor.until('the button can be pressed', canBePressed, 240_000)
    await visitor.press('Enter', button)
  }
  await visitor.see(marked('lesson-reward'))
})

test('continues a kept battle by taps on the canvas to its result', async ({ arrive, shop }) => {
  const visitor = await arrive({ kept: { ...plainBattle, ...(await lateBattle(shop.url)) } })
  await openDrawn(visitor, latePath, '[data-testid="battle"]')
  const plan = layoutBattle(844, 390, { left: 0, right: 0 }, { hasEnergy: true })
  const isOver = async () => (await visitor.count(marked('battle-result'))) > 0
  const tapOnce = async () => {
    const action = await visitor.evaluate(readAwaitedAction)
    if (action === 'raise')
      await visitor.press('Enter', { ...marked('choose-stat', '[aria-disabled="false"]'), at: 0 })
    if (action !== 'move' && action !== 'choose') return
    const usable = await visitor.evaluate(readHardestMove)
    const moves = await visitor.count(marked('use-move'))
    const spot = spotToTap(plan, { isChoosing: action === 'choose', usable, moves })
    if (spot) await visitor.clickAt(spot)
  }
  await visitor.until(
    'the battle is over',
    async () => {
      await tapOnce()
      return isOver()
    },
    420_000,
  )
  const [outcome] = await visitor.attributes(marked('battle-result'), 'data-outcome')
  expect(outcome).toMatch(/win|lose/)
})

test('tears a pack on the canvas, and shows the cards that the server drew', async ({
  arrive,
  shop,
  sessions,
}) => {
  const person = await newCollector({ shop, sessions }, { common: 1 })
  const visitor = await arrive({ token: person.token, kept: inMotion })
  await openDrawn(visitor, '/game/pack', '[data-testid="packs"]')
  const { unit, hand, carousel } = layoutPacks(844, 390, { left: 0, right: 0 })
  const middle = carousel(0)
  const inPhase = (phase: string) => visitor.see(marked('packs', `[data-phase="${phase}"]`))
  // A tap before the table's first frame is ignored. Taps again while the pack is still there.
  await visitor.until('the pack is taken', async () => {
    if ((await visitor.count(marked('packs', '[data-phase="hand"]'))) > 0) return true
    await visitor.clickAt({ x: middle.x * unit, y: middle.y * unit })
    return false
  })
  await visitor.see(marked('packs', '[data-playing="false"]'))
  await visitor.seeNo(marked('tear', '[aria-busy="true"]'))
  const edge = (hand.y - (hand.w * PACK_RATIO) / 2 + 16) * unit
  await visitor.drag({ x: (hand.x - 70) * unit, y: edge }, { x: (hand.x + 74) * unit, y: edge })
  await inPhase('fan')
  await visitor.press('Enter', marked('skip', ':not(:disabled)'))
  await inPhase('result')
  const shown = await visitor.attributes(marked('result-card'), 'data-number')
  const numbers = shown.map(Number).sort((a, b) => a - b)
  expect(numbers).toEqual(await openedNumbers(shop.url, person))
})

test('turns an album page with the pointer to the next two pages', async ({ arrive }) => {
  const visitor = await arrive({ person: 'user', kept: { ...askedForPicture, ...inMotion } }) // the first pack gives access to the album
  await openDrawn(visitor, '/game/album')
  const from = await visitor.aim({ role: 'button', name: say('album.next') })
  await visitor.drag(from, { x: from.x - 420, y: from.y - 30 })
  await visitor.at('/game/album?page=3')
  await visitor.see({ css: '[data-number="20"]' })
  await visitor.visit.key('ArrowLeft')
  await visitor.see({ css: '[data-number="2"]' })
})

test('keeps a deck of six cards across a reload, saves it, and uses it in a battle', async ({
  arrive,
  shop,
  sessions,
}) => {
  const { token } = await newCollector({ shop, sessions }, {})
  const visitor = await arrive({ token, kept: plainBattle })
  await visitor.goTo('/game/decks')
  const shelf: Sought = { role: 'region', name: 'Le tue carte' }
  for (let at = 0; at < 6; at++) await visitor.click({ role: 'button', within: shelf, at })
  const slots: Sought = { css: '[data-card]', within: { role: 'list', name: 'Le carte del mazzo' } }
  await visitor.expect('six cards', () => visitor.count(slots), 6)
  await visitor.fill({ label: 'Nome del mazzo' }, 'Prima prova')
  const chosen = await visitor.attributes(slots, 'data-card')
  await visitor.reload()
  await visitor.expect('the same six', () => visitor.attributes(slots, 'data-card'), chosen)
  await visitor.click({ role: 'button', name: 'Salva il mazzo' })
  await visitor.click({ role: 'link', name: 'Gioca' })
  await visitor.at(/^\/game\/play\?deck=\d+$/)
  await visitor.click({ role: 'link', name: 'Combatti' })
  await visitor.see(marked('battle', '[data-state="playing"]'))
})

test('keeps a card with an uploaded picture across a reload, and saves it', async ({
  arrive,
  shop,
  sessions,
}) => {
  const { token } = await newCollector({ shop, sessions }, {})
  const visitor = await arrive({ token })
  await visitor.goTo('/game/creator')
  await visitor.fill({ label: 'Nome' }, 'Gnocchetto')
  const own: Sought = { css: 'img[src*="/uploads/"]', at: 0 }
  await withPicture(async file => {
    await visitor.visit.upload('input[type="file"]', file)
    await visitor.see(own)
  })
  await visitor.reload()
  await visitor.see(own)
  await visitor.click({ role: 'tab', name: 'Rifinitura' })
  await visitor.click({ role: 'button', name: 'Salva la carta' })
  await visitor.see({ role: 'dialog', name: 'Gnocchetto è pronta' })
})
