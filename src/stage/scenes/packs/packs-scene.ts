/**
 * The pack table on screen. All objects are at the poses that `poses.ts` returns for the picture. Between two pictures
 * tweens move them from one pose to the next. A scene is built for one size and destroyed when the size changes.
 */
import { Container } from 'pixi.js'
import type { PackTier } from '@/engine/packs/odds.ts'
import { Ground } from './ground.ts'
import { MouthLight } from './mouth-light.ts'
import { OpenedCard } from './opened-card.ts'
import { PackObject } from './pack-object.ts'
import type { PacksKit } from './packs-kit.ts'
import { type PacksLayout, rowOffset } from './packs-layout.ts'
import type { PacksPicture } from './packs-picture.ts'
import {
  type CardPose,
  cardPose,
  type GroundPose,
  groundPose,
  lightOf,
  type PackPose,
  packPose,
  type StripPose,
  stripPose,
} from './poses.ts'
import { Sparks } from './sparks.ts'
import type { TearSide } from './tear-geometry.ts'
import { TearGuide } from './tear-guide.ts'

interface Held<Piece, Pose> {
  piece: Piece
  pose: Pose
}

export class PacksScene {
  readonly view = new Container()
  readonly ground: Ground
  readonly sparks: Sparks
  /** Pointer state for the pack in the hand, or for the row of packs. */
  readonly touch = { drag: 0, side: 'left' as TearSide, lean: 0 }
  packs: Held<PackObject, PackPose>[] = []
  cards: Held<OpenedCard, CardPose>[] = []
  groundPose: GroundPose
  strip: StripPose
  picture: PacksPicture | null = null
  frozen = false // during a hit stop: idle animations are paused
  private readonly packsByTier = new Map<PackTier, PackObject>()
  private readonly guide: TearGuide
  private readonly mouth: MouthLight
  /** Opacity of everything but the background while one picture fades into another. */
  readonly shade = { alpha: 1 }
  private readonly things = new Container()
  private readonly carousel = new Container()
  private readonly strips = new Container()
  private readonly spread = new Container()
  private time = 0
  private shake = 0

  constructor(
    private readonly kit: PacksKit,
    readonly plan: PacksLayout,
  ) {
    this.ground = new Ground(kit, plan)
    this.sparks = new Sparks(kit.drawn, kit.clock)
    this.guide = new TearGuide(kit, plan)
    this.mouth = new MouthLight(kit)
    const nothing: PacksPicture = {
      phase: 'carousel',
      packs: [],
      chosen: 0,
      pile: 1,
      isWaiting: false,
      cards: [],
      hero: null,
      showsRarity: false,
    }
    this.groundPose = groundPose(nothing, plan)
    this.strip = stripPose(nothing, plan)
    this.view.scale.set(plan.unit)
    this.things.addChild(
      this.mouth.behind,
      this.carousel,
      this.mouth.edge,
      this.strips,
      this.guide,
      this.spread,
    )
    this.view.addChild(this.ground, this.things, this.sparks)
  }

  /** Draws `picture` at rest and ends any animation. */
  show(picture: PacksPicture): void {
    this.set(picture)
    this.frozen = false
    this.shake = 0
    for (const [index, pack] of this.packs.entries())
      Object.assign(pack.pose, packPose(picture, this.plan, index))
    for (const [at, card] of this.cards.entries()) Object.assign(card.pose, cardPose(picture, this.plan, at))
    Object.assign(this.groundPose, groundPose(picture, this.plan))
    Object.assign(this.strip, stripPose(picture, this.plan))
    this.touch.drag = 0
  }

  /** Creates the objects for `picture` without moving existing ones. */
  set(picture: PacksPicture): void {
    this.picture = picture
    this.layPacks(picture)
    this.layCards(picture)
    this.order()
  }

  tick(seconds: number): void {
    if (!this.frozen) this.time = seconds
    const { picture, time, kit } = this
    if (!picture) return
    const still = kit.reducedMotion
    const isUnica = picture.cards.some(({ face }) => face.rarity === 'Unica') && picture.phase !== 'hand'
    this.ground.draw(this.groundPose, lightOf(picture), isUnica && this.heroIsUnica(picture), time)
    for (const [index, { piece, pose }] of this.packs.entries()) {
      const isChosen = index === picture.chosen
      const sway = isChosen && !still && picture.phase !== 'fan' ? swayOf(picture, time) : noSway
      const isPile = isChosen && (picture.phase === 'hand' || pose.tear < 1)
      piece.draw(pose, sway, isPile ? Math.min(2, picture.pile - 1) : 0)
      if (isChosen) piece.drawStrip(this.strip, pose.tear, this.touch.side)
    }
    for (const [at, { piece, pose }] of this.cards.entries())
      piece.draw(pose, time, still ? 0.2 : 0.5 * Math.sin(time * 0.9 + at * 1.3) + this.touch.lean * 0.4)
    const chosenPose = this.packs[picture.chosen]?.pose
    const canTear = picture.phase === 'hand' && !picture.isWaiting && chosenPose !== undefined
    const upright = chosenPose
      ? Math.max(0, Math.cos(chosenPose.turn)) ** 6 * (1 - Math.min(1, chosenPose.tear * 6))
      : 0
    this.mouth.draw(chosenPose, this.touch.side, lightOf(picture), still ? 0 : time)
    this.guide.draw(canTear ? upright : 0, chosenPose?.y ?? 0, time)
    this.things.alpha = this.shade.alpha
    this.spread.x = this.shake === 0 ? 0 : Math.sin(time * 90) * this.shake
  }

  /** Sets the offset by which the cards shake. */
  setShake(units: number): void {
    this.shake = units
  }

  /** Draws the object of a step in front of the others. */
  bringForward(at: number): void {
    const card = this.cards[at]
    if (card) this.spread.addChild(card.piece)
  }

  destroy(): void {
    this.sparks.clear()
    this.view.destroy({ children: true })
    for (const pack of this.packsByTier.values()) if (!pack.destroyed) pack.destroy({ children: true })
    this.packsByTier.clear()
  }

  private heroIsUnica({ cards, hero, phase }: PacksPicture): boolean {
    if (hero !== null) return cards[hero]?.face.rarity === 'Unica'
    return phase === 'result'
  }

  private layPacks(picture: PacksPicture) {
    const { packs } = picture
    const same =
      packs.length === this.packs.length &&
      packs.every(({ rarity }, at) => this.packs[at]?.piece.tier === rarity)
    if (same) return
    const before = new Map(this.packs.map(({ piece, pose }) => [piece.tier, pose]))
    this.packs = packs.map(({ rarity }, index) => ({
      piece: this.packOf(rarity),
      pose: before.get(rarity) ?? packPose(picture, this.plan, index),
    }))
    this.carousel.removeChildren()
    this.strips.removeChildren()
  }

  private packOf(tier: PackTier): PackObject {
    const pack = this.packsByTier.get(tier) ?? new PackObject(this.kit, tier)
    this.packsByTier.set(tier, pack)
    return pack
  }

  private layCards(picture: PacksPicture) {
    const same =
      picture.cards.length === this.cards.length &&
      picture.cards.every((card, at) => {
        const drawn = this.cards[at]?.piece.card
        return drawn?.slug === card.slug && drawn.face === card.face
      })
    if (same) return
    this.kit.retired.take(this.cards.map(({ piece }) => piece))
    this.cards = picture.cards.map((card, at) => ({
      piece: new OpenedCard(this.kit, card),
      pose: cardPose(picture, this.plan, at),
    }))
    for (const { piece } of this.cards) this.spread.addChild(piece)
  }

  /** Draws the chosen pack in front of the adjacent ones, and the enlarged card in front of the others. */
  private order() {
    const { picture } = this
    if (!picture) return
    const far = (index: number) => Math.abs(rowOffset(index, picture.chosen, picture.packs.length))
    const byDistance = [...this.packs.keys()].sort((a, b) => far(b) - far(a))
    for (const index of byDistance) {
      const pack = this.packs[index]
      if (!pack) continue
      this.carousel.addChild(pack.piece)
      this.strips.addChild(pack.piece.strip)
    }
    if (picture.hero !== null) this.bringForward(picture.hero)
  }
}

const noSway = { turn: 0, y: 0 }

/** A pack in the carousel sways, one in the hand hovers, one that waits for the server trembles. */
function swayOf({ phase, isWaiting }: PacksPicture, time: number) {
  if (phase !== 'carousel' && phase !== 'hand') return noSway
  if (isWaiting) return { turn: Math.sin(time * 26) * 0.05, y: Math.sin(time * 21) * 0.8 }
  return { turn: Math.sin(time * 1.1) * 0.13, y: Math.sin(time * 1.6) * 2.2 }
}
