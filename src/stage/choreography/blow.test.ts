/** What a blow looks like at the moment of impact: its clip with sparks, or the stage's own fire at once. */
import { gsap } from 'gsap'
import { expect, test } from 'vitest'
import { spectacleOf } from '../clips/spectacle.ts'
import { scriptOf } from '../script.ts'
import { sampleCard, samplePicture } from '../testing/sample-pictures.ts'
import { stubActors } from '../testing/stub-actors.ts'
import { choreograph } from './choreographies.ts'

function strike({
  danno = 100,
  clip = '/clips/fuoco-heavy.webm' as string | null,
  landed = false,
  calm = false,
}) {
  const plain = samplePicture()
  const active = sampleCard(1, { blows: [{ danno, costo: 2, clip }] })
  const before = { ...plain, own: { ...plain.own, active } }
  const seen: string[] = []
  const actors = stubActors()
  const note = (name: string) => () => {
    seen.push(name)
    return gsap.timeline()
  }
  Object.assign(actors.effects, {
    blast: note('blast'),
    puff: note('puff'),
    clip: (address: string) => note(address)(),
    clipLanded: () => landed,
  })
  const steps = scriptOf(
    [
      { type: 'move-used', seat: 'player1', cardId: 1, move: 0, targetSeat: 'player2', targetCardId: 11 },
      { type: 'damage-taken', seat: 'player2', cardId: 11, danno, pv: 0 },
    ],
    before,
    before,
  )
  for (const step of steps)
    choreograph({ ...step, actors, calm, cue: () => {}, voice: () => {} })
      .pause()
      .kill()
  return seen
}

test('a clip that can be seen plays with a few sparks', () => {
  expect(strike({ landed: true })).toEqual(['/clips/fuoco-heavy.webm', 'puff'])
})

test('a clip that is not ready leaves the whole blow to the stage, light or heavy', () => {
  expect(strike({})).toEqual(['/clips/fuoco-heavy.webm', 'blast'])
  expect(strike({ danno: 30, clip: '/clips/fuoco-light.webm' })).toEqual(['/clips/fuoco-light.webm', 'puff'])
})

test('a move without a clip does not ask for one', () => {
  expect(strike({ clip: null })).toEqual(['blast'])
})

test('reduced motion shows neither', () => {
  expect(strike({ calm: true, landed: true })).toEqual([])
})

test('the choice is made without waiting', () => {
  expect([spectacleOf(false, true), spectacleOf(false, false), spectacleOf(true, true)]).toEqual([
    'both',
    'particles',
    'none',
  ])
})
