import { expect, it } from 'vitest'
import type { BattleEvent } from '@/engine/events.ts'
import { samplePicture } from '../testing/sample-pictures.ts'
import { pass, screenlessStage } from '../testing/screenless-stage.ts'
import { afterEvent } from './script.ts'

type Damage = Extract<BattleEvent, { type: 'damage-taken' }>

/** Plays one loss of health of the own side: card 1 is active, card 2 is in the hand. */
async function shown(source: NonNullable<Damage['source']>, cardId: number) {
  const stage = screenlessStage()
  const event: Damage = { type: 'damage-taken', seat: 'player1', cardId, danno: 20, pv: 50, source }
  const before = samplePicture()
  const played = stage.player.play([event], before, afterEvent(before, event, before))
  await pass(1)
  await played
  return stage.actors
}

it('shows the price of a switch over the returning card, not on the entering creature', async () => {
  const actors = await shown('change', 2)
  expect(actors.effectCalls).toEqual([
    { name: 'number', given: [actors.placeOfHandCard('own', 2), '−20', expect.any(Number), 'small'] },
  ])
  expect(actors.own.shown).toEqual([])
  expect(actors.own.bar.share).toBe(1)
})

it.each(['heat', 'trait', 'change'] as const)(
  'shows %s in a neutral colour, without a status',
  async source => {
    const actors = await shown(source, 1)
    const poisoned = await shown('poison', 1)
    expect(actors.own.shown).toEqual([50])
    expect(actors.own.creature.hue).not.toBe(poisoned.own.creature.hue)
    expect(actors.effectCalls.map(({ name }) => name)).not.toContain('release')
    expect(poisoned.effectCalls.map(({ name }) => name)).toContain('release')
  },
)

it.each([
  ['flinches', false],
  ['stays still with reduced motion', true],
] as const)('lets the creature that loses health %s', async (_, reducedMotion) => {
  const { actors, player } = screenlessStage({ reducedMotion })
  const event: Damage = {
    type: 'damage-taken',
    seat: 'player1',
    cardId: 1,
    danno: 20,
    pv: 50,
    source: 'burn',
  }
  void player.play([event], samplePicture(), afterEvent(samplePicture(), event, samplePicture()))
  await pass(0.1)
  expect(actors.own.creature.body.scale.y < 1).toBe(!reducedMotion)
  player.end()
  expect(actors.own.creature.body.scale.y).toBe(1)
})
