/**
 * Who a choreography may move. Plain shapes, so that a scene without a screen can stand in; the scene of Pixi objects
 * satisfies them as it is.
 */
import type { CardType } from '@/contract/endpoints/game/characters.ts'
import type { CueName } from '@/design/cues.ts'
import type { BattleEvent } from '@/engine/events.ts'
import type { TraitCode } from '@/engine/traits/trait.ts'
import type { StatusKind } from '@/engine/types.ts'
import type { BattlePicture, CardPicture, StatusPicture } from '../battle-picture.ts'
import type { Spot } from '../layout/layout.ts'
import type { Side } from '../palette.ts'
import type { FlashRule } from './flash-rule.ts'

export type Timeline = gsap.core.Timeline

export interface Pose {
  position: Spot
  scale: Spot
  rotation: number
  alpha: number
}

export interface CreatureActor {
  body: Pose
  flash: number // white light, 0–1
  heat: number // how much of `hue` lies on it, 0–1
  hue: string // the colour a hit or a status throws on it
  rim: number // dark edge that holds it apart from the light behind it, 0–1
  force(face: 'attack' | 'hurt' | null): void
  showCard(card: CardPicture | null): void
  /** Frost, sleep, arcs, bubbles, embers, stars: what lasts is seen on the creature. */
  showStatuses(statuses: readonly StatusPicture[]): void
}

export interface ZoneActor {
  feet: Spot
  hit: Spot // the middle of the number a blow takes
  tall: number // height of the creature
  creature: CreatureActor
  ring: { light: number }
  card: { position: Spot; alpha: number; showCard(card: CardPicture | null): void }
  plate: {
    alpha: number
    setValue(pv: number, pvAfter: null, pvMax: number): void
    /** Where the chip of a status stands, or would stand, on the table. */
    chipSpot(kind: StatusKind): Spot
    /** The sign of its passive; null when it has none. */
    traitChip(): Pose | null
    /** The chip itself; null when the plate does not show it. */
    chip(kind: StatusKind): Pose | null
  }
  bar: { share: number; ghost: number; preview: number | null }
}

export type NumberTone = 'harm' | 'small' | 'block' | 'heal' | 'raise'

/** Light over the board. Each verb begins at once, runs on the stage's time and cleans up after itself. */
export interface EffectActors {
  /** Light gathers round the attacker before its move. */
  charge(at: Spot, size: number, tipo: CardType): void
  /** The type's own shot, on its way for `flight` seconds. */
  launch(from: Spot, to: Spot, size: number, tipo: CardType, flight: number): void
  /** The type's own burst where a blow lands; `heavy` adds fire, rays and a shock. */
  impact(at: Spot, size: number, tipo: CardType, heavy: boolean): void
  /** A few sparks beside a clip that shows the hit. */
  sparks(at: Spot, size: number, tipo: CardType): void
  /** Lines of speed away from the blow. */
  streaks(at: Spot, size: number, away: number): void
  /** The wind that sweeps over a creature. */
  gust(at: Spot, size: number, away: number): void
  dust(at: Spot, reach: number): void
  number(at: Spot, text: string, size: number, tone: NumberTone): void
  banner(at: Spot, words: string): void
  /** @param from seconds into the clip with which it begins */
  clip(address: string, at: Spot, size: number, from: number): void
  /** Asked at the moment of impact: whether the clip that was begun can be seen; one that cannot is called off. */
  clipLanded(): boolean
  /** The sign of a status flies from creature to plate. */
  glyph(kind: StatusKind, amount: number, from: Spot, to: Spot, flight: number): void
  /** The sign of a trait that acts, over its creature. */
  trait(code: TraitCode, at: Spot): void
  /** Sparks that rise: health or strength gained. */
  rise(at: Spot, size: number, tone: 'heal' | 'raise'): void
  /** Ice that bursts, sleep that pops: how a status leaves. */
  release(kind: StatusKind, at: Spot, size: number): void
  /** A card on its way across the table; `grey` when it has fallen. */
  card(card: CardPicture, from: Spot, to: Spot, flight: number, grey: boolean): void
  /** The whole table lit for a moment; asks nobody: see `FlashRule`. */
  flash(colour: string, most: number): void
  /** Both seats face each other, then the count runs down from `count`; 0 counts nothing. */
  versus(picture: BattlePicture, count: number): void
}

export interface OutcomeActors {
  alpha: number
  show(picture: BattlePicture): void
  creatures: { body: Pose }[]
  word: Pose
  confetti: { x: number; y: number; alpha: number; rotation: number }[]
  floor: number // the lower edge of the picture, in units
}

export interface BattleActors {
  own: ZoneActor
  rival: ZoneActor
  camera: Pose
  veil: { alpha: number } // dark over the board while a heavy blow lands
  hud: { alpha: number } // leaves on a heavy blow
  controls: { alpha: number } // hand and moves: only dims
  pool: Pose // the light on the ring of who is to move
  pill: Pose // whose turn it is
  medallion: Pose | null // clock or turn; null where the table has none
  effects: EffectActors
  outcome: OutcomeActors
  /** The points of a side; null where none are counted. */
  score(side: Side): Pose | null
  /** How many cells look filled; null under the classic rules or where a side shows none. */
  energy(side: Side): { shown: number } | null
  /** Where a card that is not on its ring lies: its slot in a hand, or its sign beside the name. */
  placeOfHandCard(side: Side, id: number): Spot
  /** The card itself, as long as it lies in a hand that is drawn. */
  handCard(side: Side, id: number): Pose | null
  poolSpot(side: Side): Spot
  bannerSpot: Spot
  bringForward(side: Side): void // draws the target in front of the effect
  refresh(picture: BattlePicture): void // every word and number, no pose
}

export interface EventContext<E extends BattleEvent = BattleEvent> {
  event: E
  before: BattlePicture
  after: BattlePicture
  previous: BattleEvent | null // what was shown before this; null at the beginning
  next: BattleEvent | null // what is shown after this; null at the end
  actors: BattleActors
  reducedMotion: boolean // reduced motion: fades instead of travel
  isLate: boolean // the table has kept the reader waiting: what only builds suspense is left out
  flashes: FlashRule
  cue(name: CueName): void
  voice(slug: string): void // a character speaks
  /** Only when the step is watched, not when it is jumped over. */
  live(act: () => void): void
}

export type EventOf<T extends BattleEvent['type']> = Extract<BattleEvent, { type: T }>
export type Choreography<T extends BattleEvent['type']> = (context: EventContext<EventOf<T>>) => Timeline

/** A point on the upright axis of the creature, in units. @param share of its height, above the feet */
export const middleOf = (zone: ZoneActor, share = 0.5): Spot => ({
  x: zone.feet.x,
  y: zone.feet.y - zone.tall * share,
})
