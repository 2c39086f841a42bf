/**
 * Who a choreography may move. Plain shapes, so that a scene without a screen can stand in; the scene of Pixi objects
 * satisfies them as it is.
 */
import type { CueName } from '@/contract/cues.ts'
import type { BattleEvent } from '@/engine/events.ts'
import type { BattlePicture, CardPicture } from '../battle-picture.ts'
import type { Spot } from '../layout.ts'
import type { Side, TypeLook } from '../palette.ts'

export type Timeline = gsap.core.Timeline

interface Pose {
  position: Spot
  scale: Spot
  rotation: number
  alpha: number
}

export interface ToyActor {
  body: Pose
  flash: number // white light, 0–1
  heat: number // the warm light of fire, 0–1
  force(face: 'attack' | 'hurt' | null): void
  wear(card: CardPicture | null): void
}

export interface ZoneActor {
  feet: Spot
  tall: number // height of the toy
  toy: ToyActor
  ring: { light: number }
  card: { position: Spot; alpha: number; wear(card: CardPicture | null): void }
  plate: { alpha: number; setValue(pv: number, pvAfter: null, pvMax: number): void }
  bar: { share: number; ghost: number; preview: number | null }
}

/** Light over the board; each verb returns a timeline that cleans up after itself. */
export interface EffectActors {
  jet(from: Spot, to: Spot, look: TypeLook): Timeline
  blast(at: Spot, size: number, look: TypeLook): Timeline
  puff(at: Spot, size: number, look: TypeLook): Timeline
  dust(at: Spot, reach: number): Timeline
  number(at: Spot, text: string, size: number): Timeline
  banner(at: Spot, words: string): Timeline
  clip(address: string, at: Spot, size: number): Timeline
  /** Asked at the moment of impact: whether the clip that was begun can be seen; one that cannot is called off. */
  clipLanded(): boolean
}

export interface OutcomeActors {
  alpha: number
  show(picture: BattlePicture): void
  toys: { body: Pose }[]
  word: Pose
  confetti: { y: number; alpha: number; rotation: number }[]
}

export interface BattleActors {
  own: ZoneActor
  rival: ZoneActor
  camera: Pose
  veil: { alpha: number } // dark over the board while a heavy blow lands
  hud: { alpha: number } // leaves on a heavy blow
  desk: { alpha: number } // hand and moves: only dims
  pool: Pose // the light on the ring of who is to move
  effects: EffectActors
  outcome: OutcomeActors
  placeOfHandCard(id: number): Spot
  poolSpot(side: Side): Spot
  bannerSpot: Spot
  bringForward(side: Side): void // the one who is hit stands before the fire
  refresh(picture: BattlePicture): void // every word and number, no pose
}

export interface Moment<E extends BattleEvent = BattleEvent> {
  event: E
  before: BattlePicture
  after: BattlePicture
  actors: BattleActors
  calm: boolean // reduced motion: fades instead of travel
  cue(name: CueName): void
  voice(slug: string): void // a character speaks
}

export type EventOf<T extends BattleEvent['type']> = Extract<BattleEvent, { type: T }>
export type Choreography<T extends BattleEvent['type']> = (moment: Moment<EventOf<T>>) => Timeline

export const middleOf = (zone: ZoneActor, share = 0.5): Spot => ({
  x: zone.feet.x,
  y: zone.feet.y - zone.tall * share,
})
