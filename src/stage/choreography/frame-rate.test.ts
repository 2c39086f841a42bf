/** Motion at 60, 90 and 120 Hz: a position depends on the time only. */
import { expect, it } from 'vitest'
import type { BattleEvent } from '@/engine/events.ts'
import { sampleCard, samplePicture } from '../testing/sample-pictures.ts'
import { pass, screenlessStage } from '../testing/screenless-stage.ts'

const plain = samplePicture()
const after = samplePicture({
  own: { ...plain.own, active: sampleCard(2, { wind: 15 }), hand: [sampleCard(3), sampleCard(1)] },
})

const facts: BattleEvent[] = [
  { type: 'move-used', seat: 'player1', cardId: 1, move: 0, targetSeat: 'player2', targetCardId: 11 },
  { type: 'damage-taken', seat: 'player2', cardId: 11, danno: 90, pv: 10 },
  { type: 'card-replaced', seat: 'player1', cardId: 2, previousCardId: 1 },
  { type: 'status-laid', seat: 'player2', cardId: 11, status: 'burn', amount: 20, turns: 2 },
  { type: 'card-defeated', seat: 'player1', cardId: 1 },
  { type: 'turn-started', seat: 'player2', turn: 2 },
  { type: 'wind-turned', from: 3, next: 9 },
]

/** Returns the poses of everything that moves, thirty times per second for one second. */
async function traceOf(event: BattleEvent, framesPerSecond: number): Promise<string[]> {
  const { player, actors } = screenlessStage()
  void player.play([event], plain, after)
  const trace: string[] = []
  for (let at = 0; at < 30; at++) {
    await pass(1 / 30, framesPerSecond)
    const { own, rival, camera, pool, pill, veil } = actors
    const poses = [own.creature.body, rival.creature.body, pool, pill].flatMap(
      ({ position, scale, rotation, alpha }) => [position.x, position.y, scale.x, scale.y, rotation, alpha],
    )
    const lights = [
      own.ring.light,
      rival.ring.light,
      veil.alpha,
      rival.bar.ghost,
      rival.creature.heat,
      rival.creature.rim,
      rival.creature.glare,
      rival.creature.bend,
      own.creature.ground.position.x,
      ...[camera.zoom, camera.tilt, camera.aim.x, camera.kick.x, camera.kick.y],
    ]
    trace.push([...poses, ...lights].map(value => value.toFixed(3)).join())
  }
  player.skip()
  return trace
}

it.each(facts)('$type', async fact => {
  const reference = await traceOf(fact, 120)
  expect(new Set(reference).size).toBeGreaterThan(3)
  expect(await traceOf(fact, 60)).toEqual(reference)
  expect(await traceOf(fact, 90)).toEqual(reference)
})
