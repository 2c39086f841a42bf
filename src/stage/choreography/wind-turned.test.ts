import { expect, it } from 'vitest'
import { sampleCard, samplePicture } from '../testing/sample-pictures.ts'
import { pass, screenlessStage } from '../testing/screenless-stage.ts'

const before = samplePicture()

/** Returns the maximum lean of both creatures, positive to the right, and their final positions. */
async function leaning(own: number, rival: number, reducedMotion = false) {
  const after = samplePicture({
    own: { ...before.own, active: sampleCard(1, { wind: own }) },
    rival: { ...before.rival, active: sampleCard(11, { wind: rival }) },
  })
  const { player, actors, cues } = screenlessStage({ reducedMotion })
  const bodies = [actors.own.creature.body, actors.rival.creature.body]
  const most = [0, 0]
  void player.play([{ type: 'wind-turned', from: 3, next: 9 }], before, after)
  await pass(1, 60, () => {
    for (const [at, { position }] of bodies.entries())
      if (Math.abs(position.x) > Math.abs(most[at] ?? 0)) most[at] = position.x
  })
  return { most: most.map(Math.sign), rest: bodies.map(({ position }) => position.x), cues }
}

it('leans a creature towards its rival with the wind behind it, and away from its rival with the wind ahead', async () => {
  expect(await leaning(15, -15)).toMatchObject({ most: [1, 1], rest: [0, 0] })
  expect(await leaning(-15, -15)).toMatchObject({ most: [-1, 1], rest: [0, 0] })
})

it('does not lean creatures outside the wheel or with reduced motion, but plays the sound', async () => {
  expect((await leaning(0, 15)).most).toEqual([0, -1])
  expect(await leaning(15, -15, true)).toMatchObject({ most: [0, 0], cues: ['attack_aria_light'] })
})
