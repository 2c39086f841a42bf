/** The brightest frame of the clip of every move of the catalogue meets the contact of its blow. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { catalogue } from '../../../assets/catalogue/catalogue.ts'
import { clipUrl, strengthOf } from '../../../assets/catalogue/files.ts'
import { clipPeak, clipPeaks } from '../clips/clip-peaks.ts'
import { sampleCard, samplePicture } from '../testing/sample-pictures.ts'
import { pass, screenlessStage, timeNow } from '../testing/screenless-stage.ts'

const FRAMES_PER_SECOND = 24
const MOST = 40 // ms
const MOVES = 311

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

type Entry = (typeof catalogue)[number]

/** Returns the card of an entry with the clips of its moves. */
const cardOf = (entry: Entry) =>
  sampleCard(1, {
    slug: entry.slug,
    tipo: entry.tipo,
    blows: entry.mosse.map(({ danno }) => ({
      nome: '',
      danno,
      costo: 0,
      clip: clipUrl(entry, strengthOf(danno, entry.atk)),
    })),
  })

/** Returns the milliseconds between the brightest frame of the clip and the contact; null for a move without a target. */
async function gapOf(entry: Entry, move: number): Promise<number | null> {
  const card = cardOf(entry)
  const blow = card.blows[move]
  if (!blow?.clip || blow.danno === 0) return null
  const stage = screenlessStage()
  const picture = samplePicture()
  const before = { ...picture, own: { ...picture.own, active: card } }
  const began = timeNow()
  let begun = 0
  let contact = 0
  const used = { type: 'move-used', seat: 'player1', cardId: 1, move, targetSeat: 'player2' } as const
  void stage.player.play([{ ...used, targetCardId: 4 }], before, before).then(() => {
    contact = timeNow()
  })
  const look = () => {
    if (begun === 0 && stage.actors.effectCalls.some(({ name }) => name === 'clip')) begun = timeNow()
  }
  while (contact === 0 && timeNow() - began < 3) await pass(1 / 60, 60, look)
  const call = stage.actors.effectCalls.find(({ name }) => name === 'clip')
  return (begun - Number(call?.given[3]) + clipPeak(blow.clip) - contact) * 1000
}

it(`shows the brightest frame of the clip at the contact for all ${MOVES} moves`, async () => {
  const late: string[] = []
  let moves = 0
  for (const entry of catalogue)
    for (let move = 0; move < entry.mosse.length; move++) {
      moves++
      const gap = await gapOf(entry, move)
      if (gap !== null && !(Math.abs(gap) <= MOST)) late.push(`${entry.slug} ${move}: ${gap}`)
    }
  expect(moves).toBe(MOVES)
  expect(late).toEqual([])
})
