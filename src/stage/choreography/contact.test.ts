import { expect, it } from 'vitest'
import { elements } from '@/contract/endpoints/game/characters.ts'
import { sampleCard, samplePicture } from '../testing/sample-pictures.ts'
import { pass, screenlessStage } from '../testing/screenless-stage.ts'
import { stubActors } from '../testing/stub-actors.ts'
import { leapsAtTarget } from './attack-looks.ts'
import { insideView, wayOf } from './contact.ts'

const leapers = elements.flatMap(tipo =>
  [false, true].filter(heavy => leapsAtTarget(tipo, heavy)).map(heavy => [tipo, heavy] as const),
)

it.each(leapers)(
  'lands the body of %s next to its target (heavy: %s) and returns it',
  async (tipo, heavy) => {
    const plain = samplePicture()
    const blows = [{ nome: '', danno: heavy ? 90 : 30, costo: 1, clip: null }]
    const before = { ...plain, own: { ...plain.own, active: sampleCard(1, { tipo, blows }) } }
    const { player, actors } = screenlessStage()
    const { own, rival } = actors
    let nearest = Number.POSITIVE_INFINITY
    const move = { type: 'move-used', seat: 'player1', cardId: 1, move: 0, targetSeat: 'player2' } as const
    const hit = { type: 'damage-taken', seat: 'player2', cardId: 11, danno: heavy ? 90 : 30, pv: 5 } as const
    void player.play([{ ...move, targetCardId: 11 }, hit], before, before)
    await pass(3, 60, () => {
      nearest = Math.min(nearest, Math.abs(rival.feet.x - own.feet.x - own.creature.body.position.x))
    })
    expect(nearest).toBeLessThan((own.tall + rival.tall) / 2)
    expect(own.creature.body.position).toMatchObject({ x: 0, y: 0 })
    expect(own.creature.ground.position).toMatchObject({ x: 0, y: 0 })
  },
)

it('leans to the side it faces if the target is straight above', () => {
  const actors = stubActors()
  Object.assign(actors.rival.feet, { x: actors.own.feet.x, y: 100 })
  expect(wayOf(actors, actors.own, actors.rival).lean).toBe(1)
  expect(wayOf(actors, actors.rival, actors.own).lean).toBe(-1)
})

it('keeps a body that is thrown far inside the view', () => {
  const actors = stubActors()
  const { feet } = actors.rival
  const { x, y } = insideView(actors, actors.rival, { x: 2000, y: -2000 })
  expect(feet.x + x).toBeLessThan(actors.table.width)
  expect(feet.y + y).toBeGreaterThan(0)
})
