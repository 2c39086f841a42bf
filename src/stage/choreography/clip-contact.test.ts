import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { elements } from '@/contract/endpoints/game/characters.ts'
import { clipPeaks } from '../clips/clip-peaks.ts'
import { samplePicture } from '../testing/sample-pictures.ts'
import { pass, screenlessStage, timeNow } from '../testing/screenless-stage.ts'
import { HEAVY_DAMAGE } from '../timing/durations.ts'
import { lightWayOf } from './attack-looks.ts'

const FRAMES_PER_SECOND = 24
const MOST = 40 // ms
const names = Object.keys(clipPeaks)

interface Clip {
  light: number[]
}

it('lists the brightest frame of every clip', () => {
  const manifest = JSON.parse(readFileSync('public/assets/clips/manifest.json', 'utf8')) as Record<
    string,
    Clip
  >
  const brightest = ({ light }: Clip) =>
    Math.round((light.indexOf(Math.max(...light)) / FRAMES_PER_SECOND) * 1000)
  expect(clipPeaks).toEqual(
    Object.fromEntries(Object.entries(manifest).map(([name, clip]) => [name, brightest(clip)])),
  )
})

/** Returns the milliseconds between the brightest frame of the clip and the contact. */
async function late(name: string, tipo: (typeof elements)[number], danno: number): Promise<number> {
  const stage = screenlessStage()
  const picture = samplePicture()
  const { active } = picture.own
  if (!active) throw new Error('the sample has an active card')
  const blows = [{ nome: '', costo: 0, danno, clip: `/assets/clips/${name}.webm` }]
  const before = { ...picture, own: { ...picture.own, active: { ...active, tipo, blows } } }
  const move = { type: 'move-used', seat: 'player1', cardId: 1, move: 0 } as const
  const began = timeNow()
  let begun = 0
  let contact = 0
  void stage.player.play([{ ...move, targetSeat: 'player2', targetCardId: 4 }], before, before).then(() => {
    contact = timeNow()
  })
  const look = () => {
    if (begun === 0 && stage.actors.effectCalls.some(call => call.name === 'clip')) begun = timeNow()
  }
  while (contact === 0 && timeNow() - began < 3) await pass(1 / 120, 120, look)
  const call = stage.actors.effectCalls.find(effectCall => effectCall.name === 'clip')
  const from = Number(call?.given[3])
  return (begun - from) * 1000 + (clipPeaks[name] ?? 0) - contact * 1000
}

it.each(names)('shows the brightest frame of %s when the blow lands', async name => {
  const shooter = elements.find(tipo => lightWayOf(tipo) === 'bolt') ?? 'Luce'
  const dasher = elements.find(tipo => lightWayOf(tipo) !== 'bolt') ?? 'Luce'
  const gaps = [
    await late(name, shooter, HEAVY_DAMAGE - 1),
    await late(name, dasher, HEAVY_DAMAGE - 1),
    await late(name, dasher, HEAVY_DAMAGE),
  ]
  for (const gap of gaps) expect(Math.abs(gap)).toBeLessThanOrEqual(MOST)
})
