import { expect, it } from 'vitest'
import type { BattleEvent } from '@/engine/events.ts'
import { samplePicture } from '../testing/sample-pictures.ts'
import { pass, screenlessStage } from '../testing/screenless-stage.ts'
import { middleOf } from './actors.ts'

const damage = { type: 'damage-taken', seat: 'player2' } as const
const events: BattleEvent[] = [
  { type: 'move-used', seat: 'player1', cardId: 1, move: 0, targetSeat: 'player2', targetCardId: 11 },
  { ...damage, cardId: 11, danno: 40, pv: 60 },
  { ...damage, cardId: 12, danno: 20, pv: 80, source: 'area' },
  { ...damage, cardId: 13, danno: 20, pv: 80, source: 'area' },
]

/** Plays an area move. Returns its effects from the number of the blow on, and the highest hop of a card of the hand. */
async function areaMove(reducedMotion = false) {
  const { actors, player } = screenlessStage({ reducedMotion })
  const place = (id: number) => ({ x: id, y: 0 })
  actors.placeOfHandCard = (_, id) => place(id)
  let top = 0
  const look = () => {
    top = Math.min(top, actors.handCard('rival', 12)?.position.y ?? 0)
  }
  const playing = player.play(events, samplePicture(), samplePicture())
  await pass(4, 60, look)
  await playing
  const names = actors.effectCalls.map(({ name }) => name)
  return { actors, place, top, calls: actors.effectCalls.slice(names.indexOf('number')) }
}

it('sends a projectile from the active card to each card of the hand before its number appears', async () => {
  const { actors, place, calls } = await areaMove()
  const shown = calls
    .filter(({ name }) => name === 'number' || name === 'launch')
    .map(({ name, given }) => (name === 'launch' ? ['launch', given[0], given[1]] : ['number', given[0]]))
  const middle = middleOf(actors.rival)
  expect(shown).toEqual([
    ['number', expect.anything()],
    ['launch', middle, place(12)],
    ['number', place(12)],
    ['launch', middle, place(13)],
    ['number', place(13)],
  ])
})

it('lets the card hop and leaves it in its place', async () => {
  const { actors, top } = await areaMove()
  expect(top).toBeLessThan(-8)
  const { position, rotation, scale } = actors.handCard('rival', 12)!
  expect([position.y, rotation, scale.x, scale.y]).toEqual([0, 0, 1, 1].map(value => expect.closeTo(value)))
})

it('moves nothing with reduced motion', async () => {
  const { top, calls } = await areaMove(true)
  expect(top).toBe(0)
  expect(calls.map(({ name }) => name)).not.toContain('launch')
})
