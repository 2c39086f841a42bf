/**
 * The objects that a choreography may move. Plain interfaces, so that tests can use a scene without a screen. The scene
 * of Pixi objects implements them.
 */
import type { CardType } from '@/contract/endpoints/game/characters.ts'
import type { CueName, CueOptions } from '@/design/cues.ts'
import type { BattleEvent } from '@/engine/events.ts'
import type { TraitCode } from '@/engine/traits/trait.ts'
import type { StatusKind } from '@/engine/types.ts'
import type { BattleSnapshot, CardSnapshot, StatusSnapshot } from '../battle-snapshot.ts'
import type { Side } from '../draw/palette.ts'
import type { Spot } from '../layout/layout.ts'
import type { FlashRule } from './flash-rule.ts'

export type Timeline = gsap.core.Timeline

export interface Pose {
  position: Spot
  scale: Spot
  rotation: number
  alpha: number
}

/** `coil` gathers strength, `strike` is the moment of contact, `hurt` is thrown back. */
export type CreaturePose = 'rest' | 'coil' | 'strike' | 'hurt'

export interface CreatureActor {
  body: Pose
  ground: { position: Spot } // its shadow, which stays on the table while the body is in the air
  pose: CreaturePose // has a separate picture with its face; only the face is shown until the picture has loaded
  bend: number // lean of the upper body to the side that it faces, −1 to 1
  glare: number // light of a blow on its surface in the colour `hue`, 0–1
  glareFrom: number // direction from it to that light, radians clockwise from the right
  shatter: number // 0 whole, 1 its shards have flown apart
  flash: number // white light, 0–1
  heat: number // share of `hue` on the creature, 0–1
  hue: string // colour of a hit or a status
  rim: number // dark edge that separates it from bright light behind it, 0–1
  /** It follows a point of the table with its eyes; null looks straight ahead. */
  lookAt(at: Spot | null): void
  showCard(card: CardSnapshot | null): void
  /** Frost, sleep, arcs, bubbles, embers, stars: shows statuses on the creature. */
  showStatuses(statuses: readonly StatusSnapshot[]): void
}

export interface ZoneActor {
  feet: Spot
  hit: Spot // centre of the number of a blow's damage
  tall: number // height of the creature
  creature: CreatureActor
  ring: { light: number; position: Spot }
  card: { position: Spot; alpha: number; showCard(card: CardSnapshot | null): void }
  plate: {
    alpha: number
    setValue(pv: number, pvAfter: null, pvMax: number): void
    barSpot(): Spot // centre of the health bar
    /** Position of a status chip on the table, even if it is not shown. */
    chipSpot(kind: StatusKind): Spot
    /** Chip of its passive trait; null without one. */
    traitChip(): Pose | null
    /** The chip; null if the plate does not show it. */
    chip(kind: StatusKind): Pose | null
  }
  bar: { share: number; ghost: number; preview: number | null }
}

export type NumberTone = 'harm' | 'small' | 'block' | 'heal' | 'raise'

/** The view of the table. At rest `zoom` is 1, everything else 0. */
export interface CameraActor {
  zoom: number
  tilt: number // radians
  aim: Spot // the point that stays in its place on the screen while `zoom` and `tilt` change
  kick: Spot // offset of the picture, in units
}

/** A lasting trace of a blow on the table: a scrape of a light one, a crack of a heavy one, the burn of a signature. */
export interface MarkLook {
  kind: 'scuff' | 'crack' | 'burn'
  grade: 1 | 2 | 3 // by damage
  turn: number // radians
  tint: string
}

/** Effects over the board. Each method starts immediately, runs on the stage's clock and removes its objects. */
export interface EffectActors {
  /** Light gathers around the attacker before its move, for `duration` seconds. */
  charge(at: Spot, size: number, tipo: CardType, duration: number): void
  /** The type's projectile, which flies for `flight` seconds. */
  launch(from: Spot, to: Spot, size: number, tipo: CardType, flight: number): void
  /** The type's burst where a blow lands. `heavy` adds fire, rays and a shock wave. */
  impact(at: Spot, size: number, tipo: CardType, heavy: boolean): void
  /** A few sparks next to a clip that shows the hit. */
  sparks(at: Spot, size: number, tipo: CardType): void
  /** Sparks and chips that a blow tears off, thrown in its direction. @param heading radians */
  chips(at: Spot, size: number, heading: number, tipo: CardType, heavy: boolean): void
  /** A fading image of a creature where it is now. @param body its pose, relative to `feet` */
  ghost(card: CardSnapshot, feet: Spot, body: Pose, tall: number, facesLeft: boolean): void
  /** A column of light in which a rare card enters. */
  column(feet: Spot, size: number, colour: string): void
  /** Diagonal speed lines over the whole view, for `duration` seconds. */
  lines(colour: string, duration: number): void
  /** How a knocked-out creature breaks, in the way of this type. */
  wreck(at: Spot, size: number, tipo: CardType): void
  /** A point flies to the score as a gem. */
  gem(side: Side, from: Spot, to: Spot, flight: number): void
  /** Speed lines in the direction of the blow. */
  streaks(at: Spot, size: number, away: number): void
  /** A gust of wind over a creature. */
  gust(at: Spot, size: number, away: number): void
  dust(at: Spot, reach: number): void
  /** @param into the number flies there when it has been shown, and arrives after `numberLanding` */
  number(at: Spot, text: string, size: number, tone: NumberTone, into?: Spot): void
  banner(at: Spot, words: string): void
  /** @param from start position in the clip, in seconds */
  clip(address: string, at: Spot, size: number, from: number): void
  /** Called at the moment of impact. Returns true if the started clip is visible; otherwise the clip is cancelled. */
  clipLanded(): boolean
  /** The glyph of a status flies from creature to plate. */
  glyph(kind: StatusKind, amount: number, from: Spot, to: Spot, flight: number): void
  /** The glyph of an active trait over its creature. */
  trait(code: TraitCode, at: Spot): void
  /** Rising sparks: health or a stat increased. */
  rise(at: Spot, size: number, tone: 'heal' | 'raise'): void
  /** How a status ends: ice bursts, sleep pops. */
  release(kind: StatusKind, at: Spot, size: number): void
  /** A card that flies across the table; `grey` if it is defeated. */
  card(card: CardSnapshot, from: Spot, to: Spot, flight: number, grey: boolean): void
  /** Lights the whole table for a moment. It does not check the limit: see `FlashRule`. */
  flash(colour: string, most: number): void
  /** Shows both seats facing each other, then counts down from `count`; 0 skips the countdown. */
  versus(picture: BattleSnapshot, count: number): void
}

/** A creature at the end of the battle. */
export type OutcomeCreature = Pick<CreatureActor, 'body' | 'ground' | 'pose'> & { position: Spot }

export interface OutcomeActors {
  alpha: number
  y: number
  show(picture: BattleSnapshot): void
  creatures: OutcomeCreature[] // the side that is celebrated or mourned, the hero last, in front
  beaten: OutcomeCreature[] // the winner's opponents, behind them
  hero: number // height of the hero
  word: Pose
  confetti: { x: number; y: number; alpha: number; rotation: number }[]
  size: { width: number; height: number } // of the view, in units
}

export interface BattleActors {
  own: ZoneActor
  rival: ZoneActor
  camera: CameraActor
  table: { width: number; height: number } // size of the view, in units
  veil: { alpha: number } // darkens the board while a heavy blow lands
  hud: { alpha: number; y: number } // hidden during a heavy blow
  controls: { alpha: number } // hand and moves, which are only dimmed
  pool: Pose // the light on the ring of the acting side
  pill: Pose // shows whose turn it is
  medallion: Pose | null // clock or turn; null if the layout has none
  effects: EffectActors
  outcome: OutcomeActors
  /** The points of a side; null if none are counted. */
  score(side: Side): (Pose & { count(points: number): void }) | null
  scoreSpot(side: Side): Spot // where its points arrive
  /** Leaves a mark on the table for the rest of the battle. @param offset from the centre of the side's ring, in units */
  leaveMark(side: Side, offset: Spot, look: MarkLook): void
  /** Slows the whole stage down to this share of its speed; 1 ends it. */
  slowDown(share: number): void
  /** Number of filled cells; null under the classic rules or if a side shows none. */
  energy(side: Side): { shown: number } | null
  /** Position of a card that is not on its ring: its slot in a hand, or its sign next to the name. */
  placeOfHandCard(side: Side, id: number): Spot
  /** The card itself while it is in a visible hand. */
  handCard(side: Side, id: number): Pose | null
  poolSpot(side: Side): Spot
  bannerSpot: Spot
  /** Draws the target in front of the effect; if `isCovered`, the other creature in front of both. */
  bringForward(target: Side, isCovered: boolean): void
  refresh(picture: BattleSnapshot): void // updates all texts and numbers, but no pose
}

export interface EventContext<E extends BattleEvent = BattleEvent> {
  event: E
  before: BattleSnapshot
  after: BattleSnapshot
  previous: BattleEvent | null // the previous event; null at the beginning
  next: BattleEvent | null // the next event; null at the end
  actors: BattleActors
  reducedMotion: boolean // reduced motion: fades replace movement
  isLate: boolean // the reader has waited for the stage, so animations that only build suspense are skipped
  flashes: FlashRule
  cue(name: CueName, options?: CueOptions): void
  voice(slug: string): void // plays the voice line of a character
  /** Runs `act` only if the step is played, not if it is skipped. */
  live(act: () => void): void
}

export type EventOf<T extends BattleEvent['type']> = Extract<BattleEvent, { type: T }>
export type Choreography<T extends BattleEvent['type']> = (context: EventContext<EventOf<T>>) => Timeline

/** A point on the vertical axis of the creature, in units. @param share of its height, above the feet */
export const middleOf = (zone: ZoneActor, share = 0.5): Spot => ({
  x: zone.feet.x,
  y: zone.feet.y - zone.tall * share,
})
