// @vitest-environment happy-dom
import { gsap } from 'gsap'
import { Container, type Texture } from 'pixi.js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Art } from '../../art/art.ts'
import type { ClipPool } from '../../clips/clip-pool.ts'
import { fakeApplication } from '../../testing/fake-application.ts'
import { samplePicture } from '../../testing/sample-pictures.ts'
import { SceneHost } from './scene-host.ts'

const frames = await vi.hoisted(async () => (await import('../../testing/fake-frames.ts')).fakeFrames())
const table = vi.hoisted(() => ({
  breaths: [] as number[],
  clockTold: 0,
  left: 60,
  opened: 0,
  built: 0,
  deleted: 0,
}))

vi.mock('../../art/text-cache.ts', () => ({
  TextCache: class {
    clear() {}
    close() {}
    deleteUnused() {
      table.deleted += 1
    }
  },
}))
vi.mock('./battle-scene.ts', () => ({
  BattleScene: class {
    readonly view = new Container()
    readonly effects = { clear() {}, destroy() {} }
    constructor() {
      table.built += 1
    }
    show() {}
    tick(time: number) {
      table.breaths.push(time)
      this.view.x = Math.sin(time)
    }
    tickClocks() {
      table.clockTold += 1
      this.view.y = table.left
    }
    isUrgent = () => table.left <= 5
    openEyes() {
      table.opened += 1
    }
  },
}))

const config = { onGesture() {}, onCue() {}, onVoice() {}, onLost() {}, speed: 1, reducedMotion: false }

describe('idle battle stage', () => {
  let host: SceneHost
  let render: ReturnType<typeof fakeApplication>['render']

  beforeEach(() => {
    const { acquired, ...fake } = fakeApplication()
    render = fake.render
    Object.assign(table, { breaths: [], clockTold: 0, left: 60, opened: 0 })
    host = new SceneHost({
      acquired,
      art: {} as Art,
      clips: {} as ClipPool<Texture>,
      element: document.body,
      config,
      gesture: () => {},
    })
    host.show(samplePicture())
  })
  afterEach(() => host.destroy())

  it('drops the textures of a battle when another one begins after its result', () => {
    const over = { ...samplePicture(), outcome: 'win' as const }
    host.show(over)
    const { built, deleted } = table
    host.show(over)
    expect([table.built, table.deleted]).toEqual([built, deleted])
    host.show(samplePicture())
    host.show(samplePicture())
    expect([table.built, table.deleted]).toEqual([built + 1, deleted + 1])
  })

  it('drops the textures of a battle that was given up, whose successor has other cards', () => {
    const { built } = table
    const other = samplePicture()
    const { active, hand } = other.own
    host.show({ ...other, own: { ...other.own, active: null, hand: [...hand, ...(active ? [active] : [])] } })
    expect(table.built).toBe(built)
    host.show({ ...other, rival: { ...other.rival, hand: [] } })
    expect(table.built).toBe(built + 1)
  })

  it('animates at full speed during normal thinking time', () => {
    frames.pass(11)
    expect(table.breaths.at(-1)).toBeGreaterThan(10)
    expect(frames.asked()).toBeGreaterThan(0)
  })

  it('draws at most twelve times a second without frame requests after a long time without input', () => {
    frames.pass(13)
    expect(frames.asked()).toBe(0)
    table.breaths.length = 0
    render.mockClear()
    frames.pass(40)
    expect(table.breaths.length).toBeGreaterThan(40 * 10)
    expect(render.mock.calls.length).toBeLessThanOrEqual(40 * 12)
    expect(table.breaths.at(-1)! - table.breaths[0]!).toBeCloseTo(40, 0)
  })

  it('draws nothing on a hidden page', () => {
    frames.pass(13)
    render.mockClear()
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    frames.pass(10)
    hidden.mockRestore()
    expect(render).not.toHaveBeenCalled()
  })

  it('slows down, stops with open eyes after a minute, and requests no frame', () => {
    frames.pass(61)
    const steps = table.breaths.slice(1).map((time, at) => time - table.breaths[at]!)
    expect(Math.max(...steps)).toBeLessThan(0.11) // seconds of the timeline: never a jump
    expect(table.opened).toBeGreaterThan(0)
    expect(frames.asked()).toBe(0)
    const { length } = table.breaths
    render.mockClear()
    frames.pass(60)
    expect(table.breaths).toHaveLength(length)
    expect(render).not.toHaveBeenCalled()
  })

  it('draws only the clock, and wakes for its last seconds', () => {
    frames.pass(70)
    render.mockClear()
    for (let second = 0; second < 10; second++) {
      table.left -= 1
      frames.pass(1)
    }
    expect(render).toHaveBeenCalledTimes(10)
    expect(frames.asked()).toBe(0)
    table.left = 5
    frames.pass(1)
    expect(frames.asked()).toBeGreaterThan(0)
    frames.pass(70)
    expect(frames.asked()).toBeGreaterThan(0)
  })

  it('does not rest during an animation', () => {
    host.clock.hang(gsap.timeline().to({ at: 0 }, { at: 1, duration: 30 }))
    frames.pass(25)
    expect(frames.asked()).toBeGreaterThan(0)
    frames.pass(70)
    expect(frames.asked()).toBe(0)
  })

  it.each([
    ['a touch', () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
    ['a key', () => document.body.dispatchEvent(new Event('keydown', { bubbles: true }))],
    ['another picture', () => host.show(samplePicture())],
    ['another size', () => host.build()],
  ])('animates again after %s', (_, wake) => {
    frames.pass(70)
    const { length } = table.breaths
    wake()
    frames.pass(1)
    expect(table.breaths.length).toBeGreaterThan(length + 10)
    expect(frames.asked()).toBeGreaterThan(0)
  })
})
