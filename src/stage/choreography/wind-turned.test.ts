import { expect, it } from 'vitest'
import { sampleCard, samplePicture } from '../testing/sample-pictures.ts'
import { pass, screenlessStage } from '../testing/screenless-stage.ts'

const before = samplePicture()

/** How far both lean at most, to the right above 0, and where they stand in the end. */
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

it('a creature leans towards its rival with the wind behind, away from it with the wind ahead', async () => {
  expect(await leaning(15, -15)).toMatchObject({ most: [1, 1], rest: [0, 0] })
  expect(await leaning(-15, -15)).toMatchObject({ most: [-1, 1], rest: [0, 0] })
})

it('outside the wheel no wind is felt, and with reduced motion nothing leans; it is heard all the same', async () => {
  expect((await leaning(0, 15)).most).toEqual([0, -1])
  expect(await leaning(15, -15, true)).toMatchObject({ most: [0, 0], cues: ['attack_aria_light'] })
})
