// @vitest-environment happy-dom
import { Container } from 'pixi.js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Art } from '../../art/art.ts'
import { fakeApplication } from '../../testing/fake-application.ts'
import { PacksHost } from './packs-host.ts'
import type { PacksPicture } from './packs-picture.ts'

const frames = await vi.hoisted(async () => (await import('../../testing/fake-frames.ts')).fakeFrames())
const sway = vi.hoisted(() => ({ at: [] as number[], late: () => {} }))

vi.mock('./packs-hands.ts', () => ({
  PacksHands: class {
    release() {}
    destroy() {}
  },
}))
vi.mock('./packs-scene.ts', () => ({
  PacksScene: class {
    readonly view = new Container()
    constructor() {
      sway.late = () => void this.view.addChild(new Container())
    }
    show() {}
    tick(time: number) {
      sway.at.push(time)
      this.view.x = Math.sin(time)
    }
    destroy() {
      this.view.destroy()
    }
  },
}))

const row: PacksPicture = {
  phase: 'carousel',
  packs: [],
  chosen: 0,
  pile: 1,
  isWaiting: false,
  cards: [],
  hero: null,
  showsRarity: false,
}
const config = {
  onGesture: () => {},
  onCue: () => {},
  onVoice: () => {},
  onLost: () => {},
  onHaptic: () => {},
  speed: 1,
  reducedMotion: false,
  flashes: true,
  quality: 'normal' as const,
}

describe('idle packs', () => {
  let host: PacksHost
  let render: ReturnType<typeof fakeApplication>['render']

  beforeEach(() => {
    const { acquired, ...fake } = fakeApplication()
    render = fake.render
    sway.at = []
    host = new PacksHost({ acquired, art: {} as Art, element: document.body, config })
    host.show(row)
  })
  afterEach(() => host.destroy())

  it('sway for a while, stop smoothly, and request no frame', () => {
    frames.pass(19)
    const before = sway.at.length
    expect(before).toBeGreaterThan(500)
    expect(frames.asked()).toBeGreaterThan(0)
    frames.pass(10)
    const steps = sway.at.slice(1).map((time, at) => time - sway.at[at]!)
    const slowing = steps.slice(before + 100)
    expect(slowing.length).toBeGreaterThan(50)
    expect(slowing.every((step, at) => step <= (slowing[at - 1] ?? 1) + 1e-9)).toBe(true)
    expect(slowing.at(-1)).toBeLessThan(0.001)
    expect(frames.asked()).toBe(0)
  })

  it('are drawn once for an image that loads late, and stay at rest', () => {
    frames.pass(30)
    render.mockClear()
    frames.pass(2)
    expect(render).not.toHaveBeenCalled()
    sway.late()
    frames.pass(2)
    expect(render).toHaveBeenCalledOnce()
    expect(frames.asked()).toBe(0)
  })

  it.each([
    ['a touch', () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
    ['another picture', () => host.show(row)],
    ['another size', () => host.rebuild()],
  ])('sway again after %s', (_, wake) => {
    frames.pass(30)
    const before = sway.at.length
    wake()
    frames.pass(1)
    expect(sway.at.length).toBeGreaterThan(before + 20)
    expect(frames.asked()).toBeGreaterThan(0)
  })
})
