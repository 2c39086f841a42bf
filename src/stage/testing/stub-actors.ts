import { gsap } from 'gsap'
import type { BattleActors, ZoneActor } from '../choreography/actors.ts'

const pose = () => ({ position: { x: 0, y: 0 }, scale: { x: 1, y: 1 }, rotation: 0, alpha: 1 })
const brief = () => gsap.timeline().to({}, { duration: 0.1 })

export interface StubZone extends ZoneActor {
  worn: (number | null)[] // ids put on the toy, in order
  shown: number[] // health values written on the plate
}

function stubZone(x: number): StubZone {
  const worn: (number | null)[] = []
  const shown: number[] = []
  return {
    worn,
    shown,
    feet: { x, y: 300 },
    tall: 150,
    toy: { body: pose(), flash: 0, heat: 0, force: () => {}, wear: card => worn.push(card?.id ?? null) },
    ring: { light: 0.5 },
    card: { position: { x, y: 300 }, alpha: 1, wear: () => {} },
    plate: { alpha: 1, setValue: pv => shown.push(pv) },
    bar: { share: 1, ghost: 1, preview: null },
  }
}

/** A table without a screen: everything a choreography moves, drawn by nobody. */
export function stubActors(): BattleActors & { own: StubZone; rival: StubZone } {
  return {
    own: stubZone(200),
    rival: stubZone(600),
    camera: pose(),
    veil: { alpha: 0 },
    hud: { alpha: 1 },
    desk: { alpha: 1 },
    pool: pose(),
    bannerSpot: { x: 0, y: 0 },
    effects: {
      jet: brief,
      blast: brief,
      puff: brief,
      dust: brief,
      number: brief,
      banner: brief,
      clip: brief,
      clipLanded: () => false,
    },
    outcome: { alpha: 1, show: () => {}, toys: [{ body: pose() }], word: pose(), confetti: [] },
    placeOfHandCard: () => ({ x: 0, y: 0 }),
    poolSpot: side => ({ x: side === 'own' ? 200 : 600, y: 300 }),
    bringForward: () => {},
    refresh: () => {},
  }
}
