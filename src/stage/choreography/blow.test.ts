/** The look of a blow at the moment of impact: its clip with sparks, or the stage's own effect immediately. */
import { expect, it } from 'vitest'
import type { CardType } from '@/contract/endpoints/game/characters.ts'
import { sampleCard, samplePicture } from '../testing/sample-pictures.ts'
import { pass, screenlessStage } from '../testing/screenless-stage.ts'
import { spectacleOf } from './blow-look.ts'

async function strike({
  danno = 100,
  clip = '/clips/fuoco-heavy.webm' as string | null,
  landed = false,
  reducedMotion = false,
  tipo = 'Fuoco' as CardType,
}) {
  const plain = samplePicture()
  const active = sampleCard(1, { tipo, blows: [{ nome: '', danno, costo: 2, clip }] })
  const before = { ...plain, own: { ...plain.own, active } }
  const { player, actors } = screenlessStage({ reducedMotion })
  actors.effects.clipLanded = () => landed
  void player.play(
    [
      { type: 'move-used', seat: 'player1', cardId: 1, move: 0, targetSeat: 'player2', targetCardId: 11 },
      ...(danno > 0 ? [{ type: 'damage-taken', seat: 'player2', cardId: 11, danno, pv: 0 } as const] : []),
    ],
    before,
    before,
  )
  await pass(2)
  return actors.effectCalls
}

const recorded = ['clip', 'impact', 'sparks', 'launch']
const seenOf = async (given: Parameters<typeof strike>[0]) =>
  (await strike(given)).map(({ name }) => name).filter(name => recorded.includes(name))

it('plays a visible clip with a few sparks', async () => {
  expect(await seenOf({ landed: true })).toEqual(['launch', 'clip', 'sparks'])
})

it('shows the whole blow without a clip that is not ready, light or heavy', async () => {
  expect(await seenOf({})).toEqual(['launch', 'clip', 'impact'])
  const [, light] = (await strike({ danno: 30 })).filter(({ name }) => name === 'clip' || name === 'impact')
  expect(light?.given.at(-1)).toBe(false)
})

it('starts number, streaks and burst at the contact', async () => {
  const plain = samplePicture()
  const { player, actors, cues } = screenlessStage()
  void player.play([{ type: 'damage-taken', seat: 'player2', cardId: 11, danno: 90, pv: 10 }], plain, plain)
  await pass(0.2)
  expect(new Set(actors.effectCalls.map(({ name }) => name))).toEqual(
    new Set(['number', 'impact', 'chips', 'streaks', 'flash']),
  )
  expect(cues).toEqual(['take_damage_heavy'])
  player.skip()
})

it('requests no clip for a move without one', async () => {
  expect(await seenOf({ clip: null })).toEqual(['launch', 'impact'])
})

it('shows a still fire without clip and projectile with reduced motion', async () => {
  expect(await seenOf({ reducedMotion: true, landed: true })).toEqual(['impact'])
})

it('shows light blows of some types as projectiles and of others as a dash', async () => {
  expect(await seenOf({ danno: 30, clip: null, tipo: 'Acqua' })).toEqual(['launch', 'impact'])
  expect(await seenOf({ danno: 30, clip: null, tipo: 'Fuoco' })).toEqual(['impact'])
})

it('keeps a move without a target at its user', async () => {
  const effectCalls = await strike({ danno: 0, clip: '/clips/x.webm' })
  expect(effectCalls.map(({ name }) => name)).toEqual(['charge'])
})

it('decides without waiting', () => {
  expect([spectacleOf(false, true), spectacleOf(false, false), spectacleOf(true, true)]).toEqual([
    'both',
    'particles',
    'none',
  ])
})
