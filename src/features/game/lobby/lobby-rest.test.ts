// @vitest-environment happy-dom
// @isolated: it counts the frames that the whole process asks for
import { gsap } from 'gsap'
import { Container } from 'pixi.js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DeclarativeHost } from '@/stage/app/declarative-host.tsx'
import { fakeApplication } from '@/stage/testing/fake-application.ts'
import { createLobbyStore } from './lobby-store.ts'
import { samplePicture } from './testing/sample-picture.ts'

const frames = await vi.hoisted(async () => (await import('@/stage/testing/fake-frames.ts')).fakeFrames())

const SLOW_FRAME = 700 // ms: GSAP shortens frames of more than 500 ms
const REST = 25 // s

let host: DeclarativeHost
let store: ReturnType<typeof createLobbyStore>
let render: ReturnType<typeof fakeApplication>['render']

/** A creature that breathes, in a lobby with one other player. */
beforeEach(async () => {
  const fake = fakeApplication()
  render = fake.render
  store = createLobbyStore()
  store.getState().show(samplePicture([2]))
  const creature = fake.acquired.ground.addChild(new Container())
  host = new DeclarativeHost({
    acquired: fake.acquired,
    unit: () => 1,
    subscribe: wake => store.subscribe(wake),
    build: ({ clock }) => {
      clock.hang(gsap.timeline({ repeat: -1, yoyo: true }).to(creature, { x: 1, duration: 1 }))
      return null
    },
  })
  await host.open()
})
afterEach(() => host.destroy())

describe('idle lobby', () => {
  it.each([undefined, SLOW_FRAME])(
    'requests no frame within 25 s of its opening (frames of %s ms)',
    frame => {
      frames.pass(REST - 5, frame)
      expect(frames.asked()).toBeGreaterThan(0)
      frames.pass(5, frame)
      expect(frames.asked()).toBe(0)
    },
  )

  it('stays at rest when equal lists arrive', () => {
    frames.pass(REST)
    render.mockClear()
    for (let list = 0; list < 4; list++) {
      store.getState().show(samplePicture([2]))
      frames.pass(15)
    }
    expect(render).not.toHaveBeenCalled()
  })

  it('wakes when a player arrives, and rests again', () => {
    frames.pass(REST)
    store.getState().show(samplePicture([2, 3]))
    frames.pass(1)
    expect(frames.asked()).toBeGreaterThan(0)
    frames.pass(REST)
    expect(frames.asked()).toBe(0)
  })
})
