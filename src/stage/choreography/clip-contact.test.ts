/** The brightest frame of the clip of every move of the catalogue meets the contact of its blow; the pain lasts until the clip has faded. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { catalogue } from '../../../assets/catalogue/catalogue.ts'
import { clipUrl, strengthOf } from '../../../assets/catalogue/files.ts'
import { clipAfterglow, clipPeak, clipTimes } from '../clips/clip-times.ts'
import { sampleCard, samplePicture } from '../testing/sample-pictures.ts'
import { pass, screenlessStage, timeNow } from '../testing/screenless-stage.ts'

const FRAMES_PER_SECOND = 24
const MOST = 40 // ms
const RATE = 480 // frames per second: finer than the differences between clips
const MOVES = 311

interface Clip {
  light: number[]
}

it('lists the brightest frame of every clip and the frame in which it has faded', () => {
  const manifest = JSON.parse(readFileSync('public/assets/clips/manifest.json', 'utf8')) as Record<
    string,
    Clip
  >
  const ms = (frame: number) => Math.round((frame / FRAMES_PER_SECOND) * 1000)
  const timesOf = ({ light }: Clip) => {
    const brightest = Math.max(...light)
    const peak = light.indexOf(brightest)
    const faded = light.findIndex((share, frame) => frame > peak && share < brightest / 5)
    return { peak: ms(peak), fades: ms(faded === -1 ? light.length : faded) }
  }
  expect(clipTimes).toEqual(
    Object.fromEntries(Object.entries(manifest).map(([name, clip]) => [name, timesOf(clip)])),
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

const addressOf = (clip: string) => `/assets/clips/${clip}.webm`

/** Returns the seconds after the contact in which the target of a blow with this clip begins and ends to be in pain. */
async function painOf(clip: string, danno: number) {
  const { player, actors } = screenlessStage()
  const picture = samplePicture()
  const blows = [{ nome: '', danno, costo: 0, clip: addressOf(clip) }]
  const before = { ...picture, own: { ...picture.own, active: sampleCard(1, { blows }) } }
  const blow = { type: 'move-used', seat: 'player1', cardId: 1, move: 0, targetSeat: 'player2' } as const
  const hurt: number[] = []
  let contact = 0
  const look = () => {
    if (contact === 0 && actors.effectCalls.some(({ name }) => name === 'number')) contact = timeNow()
    if (actors.rival.creature.pose === 'hurt') hurt.push(timeNow())
  }
  void player.play(
    [
      { ...blow, targetCardId: 11 },
      { type: 'damage-taken', seat: 'player2', cardId: 11, danno, pv: 10 },
    ],
    before,
    before,
  )
  await pass(2.5, RATE, look)
  return { begins: (hurt[0] ?? 0) - contact, ends: (hurt.at(-1) ?? 0) - contact }
}

it.each(Object.keys(clipTimes))(
  'shows the pain of %s from the contact until the clip has faded',
  async clip => {
    const { begins, ends } = await painOf(clip, clip.endsWith('-light') ? 30 : 90)
    expect(begins).toBeCloseTo(0, 5)
    expect(ends).toBeGreaterThanOrEqual(clipAfterglow(addressOf(clip)) - 2.5 / RATE)
  },
)
