/** What a blow looks like at the moment of impact: its clip with sparks, or the stage's own fire at once. */
import { expect, it } from 'vitest'
import type { CardType } from '@/contract/endpoints/game/characters.ts'
import { spectacleOf } from '../clips/spectacle.ts'
import { sampleCard, samplePicture } from '../testing/sample-pictures.ts'
import { pass, screenlessStage } from '../testing/screenless-stage.ts'

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

const told = ['clip', 'impact', 'sparks', 'launch']
const seenOf = async (given: Parameters<typeof strike>[0]) =>
  (await strike(given)).map(({ name }) => name).filter(name => told.includes(name))

it('a clip that can be seen plays with a few sparks', async () => {
  expect(await seenOf({ landed: true })).toEqual(['clip', 'launch', 'sparks'])
})

it('a clip that is not ready leaves the whole blow to the stage, light or heavy', async () => {
  expect(await seenOf({})).toEqual(['clip', 'launch', 'impact'])
  const [, light] = (await strike({ danno: 30 })).filter(({ name }) => name === 'clip' || name === 'impact')
  expect(light?.given.at(-1)).toBe(false)
})

it('number, streaks and burst belong to the context of contact', async () => {
  const plain = samplePicture()
  const { player, actors, cues } = screenlessStage()
  void player.play([{ type: 'damage-taken', seat: 'player2', cardId: 11, danno: 90, pv: 10 }], plain, plain)
  await pass(0.12)
  expect(new Set(actors.effectCalls.map(({ name }) => name))).toEqual(
    new Set(['number', 'impact', 'streaks', 'flash']),
  )
  expect(cues).toEqual(['take_damage_heavy'])
  player.skip()
})

it('a move without a clip does not ask for one', async () => {
  expect(await seenOf({ clip: null })).toEqual(['launch', 'impact'])
})

it('reduced motion shows the still fire and neither clip nor shot', async () => {
  expect(await seenOf({ reducedMotion: true, landed: true })).toEqual(['impact'])
})

it('light blows of some types are shots, of others a dash', async () => {
  expect(await seenOf({ danno: 30, clip: null, tipo: 'Acqua' })).toEqual(['launch', 'impact'])
  expect(await seenOf({ danno: 30, clip: null, tipo: 'Fuoco' })).toEqual(['impact'])
})

it('a move that strikes nobody stays with who uses it', async () => {
  const effectCalls = await strike({ danno: 0, clip: '/clips/x.webm' })
  expect(effectCalls.map(({ name }) => name)).toEqual(['charge'])
})

it('the choice is made without waiting', () => {
  expect([spectacleOf(false, true), spectacleOf(false, false), spectacleOf(true, true)]).toEqual([
    'both',
    'particles',
    'none',
  ])
})
