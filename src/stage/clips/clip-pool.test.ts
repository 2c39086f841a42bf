import { expect, it } from 'vitest'
import { clipEnding } from './clip-format.ts'
import { type ClipMedia, createClipPool, emptyClipPool, POOL } from './clip-pool.ts'

class FakeMedia implements ClipMedia {
  picture = {}
  address = ''
  loads = 0
  playing = false
  frame = true
  failed = false
  refuses = false
  released = false
  speed = 1
  load(address: string) {
    this.address = address
    this.loads++
  }
  async start(speed: number) {
    this.speed = speed
    if (this.refuses) throw new DOMException('not now', 'NotAllowedError')
    this.playing = true
  }
  pace(speed: number) {
    this.speed = speed
    this.playing = speed > 0
  }
  stop() {
    this.playing = false
  }
  hasFrame = () => this.frame
  hasFailed = () => this.failed
  draw() {}
  release() {
    this.released = true
  }
}

function setup() {
  const opened: FakeMedia[] = []
  const pool = createClipPool(() => {
    const media = new FakeMedia()
    opened.push(media)
    return media
  }, 'mp4')
  const of = (name: string) => opened.find(media => media.address === `/clips/${name}.mp4`)
  return { pool, opened, of }
}

const addresses = (...names: string[]) => names.map(name => `/clips/${name}.webm`)

it('preloads each clip once in the format that the browser plays', () => {
  const { pool, opened } = setup()
  pool.prepare(addresses('fuoco-light', 'fuoco-light', 'acqua-heavy'))
  pool.prepare(addresses('acqua-heavy', 'fuoco-light'))
  expect(opened.map(media => [media.address, media.loads])).toEqual([
    ['/clips/fuoco-light.mp4', 1],
    ['/clips/acqua-heavy.mp4', 1],
  ])
})

it('uses a few elements and reuses those of clips that are not needed', () => {
  const { pool, opened, of } = setup()
  const names = Array.from({ length: POOL }, (_, i) => `a${i}`)
  pool.prepare(addresses(...names))
  pool.prepare(addresses('a5', 'b0', 'b1'))
  expect(opened).toHaveLength(POOL)
  expect(of('a5')?.loads).toBe(1)
  expect(of('b0')).toBeDefined()
  pool.prepare(addresses(...Array.from({ length: POOL + 3 }, (_, i) => `c${i}`)))
  expect(opened).toHaveLength(POOL)
})

it('shows a loaded clip at the speed of the table', async () => {
  const { pool, of } = setup()
  pool.prepare(addresses('luce-heavy'))
  const run = pool.start('/clips/luce-heavy.webm', 4, 0)
  await Promise.resolve()
  expect(run?.isShowing()).toBe(true)
  expect(of('luce-heavy')).toMatchObject({ playing: true, speed: 4 })
  run?.pace(0)
  expect(of('luce-heavy')?.playing).toBe(false)
  run?.pace(2)
  expect(of('luce-heavy')).toMatchObject({ playing: true, speed: 2 })
  run?.stop()
  expect(of('luce-heavy')?.playing).toBe(false)
})

it('shows nothing and throws nothing for a clip that never loads, is missing, late or refused', async () => {
  const { pool, of } = setup()
  expect(pool.start('/clips/unknown.webm', 1, 0)).toBeNull()
  pool.prepare(addresses('missing', 'late', 'refused'))
  of('missing')!.failed = true
  of('late')!.frame = false
  of('refused')!.refuses = true
  expect(pool.start('/clips/missing.webm', 1, 0)).toBeNull()
  const late = pool.start('/clips/late.webm', 1, 0)
  const refused = pool.start('/clips/refused.webm', 1, 0)
  await Promise.resolve()
  await Promise.resolve()
  expect(late?.isShowing()).toBe(false)
  expect(refused?.isShowing()).toBe(false)
})

it('releases every element at the end', () => {
  const { pool, opened } = setup()
  pool.prepare(addresses('a', 'b'))
  pool.release()
  expect(opened.every(media => media.released)).toBe(true)
  expect(pool.start('/clips/a.webm', 1, 0)).toBeNull()
})

it('prefers the format that the browser surely plays to one it may play', () => {
  expect(clipEnding(type => (type.includes('vp9') ? 'probably' : ''))).toBe('webm')
  expect(clipEnding(type => (type.includes('vp9') ? 'maybe' : 'probably'))).toBe('mp4')
  expect(clipEnding(type => (type.includes('vp9') ? 'maybe' : ''))).toBe('webm')
  expect(clipEnding(() => '')).toBeNull()
})

it('shows nothing in the empty pool', () => {
  emptyClipPool.prepare(['/clips/a.webm'])
  expect(emptyClipPool.start('/clips/a.webm', 1, 0)).toBeNull()
})
