// @isolated: replaces the idle time of the browser
// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { slugOf } from '../../art/art-addresses.ts'
import { plainCharacterArt } from '../../art/character-art.ts'
import { samplePicture } from '../../testing/sample-pictures.ts'
import { BlowPreparation } from './blow-preparation.ts'

const idleJobs = vi.hoisted(() => [] as (() => void)[])
vi.mock('../../app/when-idle.ts', () => ({
  doWhenIdle: (jobs: (() => void)[]) => void idleJobs.push(...jobs),
}))

const fetchedFiles: string[] = []
vi.stubGlobal(
  'Image',
  class {
    set src(address: string) {
      fetchedFiles.push(address)
    }
  },
)

const settled = vi.fn(async (_: string[]) => {})
const clips = { prepare: vi.fn<(addresses: readonly string[]) => void>() }
const art = { figureOf: () => ({ ...plainCharacterArt, hasPoses: true }), settled }
const PICTURES = 4 // of a creature: three poses and a relief

function afterIdle(): void {
  for (const job of idleJobs.splice(0)) job()
}

const decodedCards = () => [...new Set(settled.mock.calls.flat(2).map(slugOf))]

beforeEach(() => {
  idleJobs.length = 0
  fetchedFiles.length = 0
  settled.mockClear()
  clips.prepare.mockClear()
})

it('decodes the poses of the creatures on the table, and only fetches those of the other cards', () => {
  new BlowPreparation(art, clips, false).prepare(samplePicture())
  afterIdle()
  expect(decodedCards()).toEqual(['card-1', 'card-11'])
  expect(fetchedFiles).toHaveLength(4 * PICTURES)
})

it('decodes the poses of a card that enters, and fetches no file twice', () => {
  const blows = new BlowPreparation(art, clips, false)
  const picture = samplePicture()
  blows.prepare(picture)
  blows.prepare(picture)
  afterIdle()
  settled.mockClear()
  const [entering = null, ...hand] = picture.own.hand
  blows.prepare({ ...picture, own: { ...picture.own, active: entering, hand } })
  afterIdle()
  expect(decodedCards()).toContain('card-2')
  expect(fetchedFiles).toHaveLength(4 * PICTURES)
  expect(clips.prepare).toHaveBeenCalledTimes(2)
})

it('fetches nothing for the other cards on a weak device, and loads nothing after its end', () => {
  const blows = new BlowPreparation(art, clips, true)
  blows.prepare(samplePicture())
  blows.close()
  afterIdle()
  expect(fetchedFiles).toEqual([])
  expect(settled).not.toHaveBeenCalled()
})
