import { Container, type Sprite } from 'pixi.js'
import type { Kit } from '../app/kit.ts'
import type { CardSnapshot, StatusSnapshot } from '../battle-snapshot.ts'
import type { CreaturePose } from '../choreography/actors.ts'
import { drawShadow } from '../draw/fx-art.ts'
import type { Spot } from '../layout/layout.ts'
import { CreatureAura } from './creature-aura.ts'
import { CreatureFigure } from './creature-figure.ts'
import { type IdleInput, IdleLife, type IdleMotion } from './idle-life.ts'

/** Height of the eyes as a share of the height of the creature. */
export const EYE_HEIGHT = 0.72

const BEND = 0.5 // angle of a full bend at the top, radians
const POSED_BEND = 0.25 // the same for a picture of a pose, which leans itself
const SHIFT = 3 // units by which its head moves with its weight
const SIGHT = 0.8 // distance of a point at which its pupils reach the edge of its eyes, in heights

/**
 * The vinyl creature on its card. Choreographies move `body`; its idle life continues independently. Its origin is
 * between the feet.
 */
export class Creature extends Container {
  readonly body = new Container()
  health = 1 // share of its card's health; a weak creature pants
  private readonly figure: CreatureFigure
  private readonly aura: CreatureAura
  readonly ground: Sprite // its shadow
  private size = 1 // height as a share of the space
  private readonly space: number // height of a creature of full size
  private readonly art: Kit['art']
  private readonly facing: 1 | -1
  private readonly reducedMotion: boolean
  private shown = ''
  private life: IdleLife
  private motion: Readonly<IdleMotion> | null = null
  private readonly input: IdleInput
  private gazeTarget: Spot | null = null
  private warmth = 0
  private frozen = false
  private asleep = false
  private dye = '#ffc496'
  private lean = 0
  private blaze = 0
  private blazeFrom = 0

  constructor(kit: Kit, spot: Spot & { h: number }, facesLeft: boolean) {
    super()
    this.reducedMotion = kit.reducedMotion
    this.space = spot.h
    this.art = kit.art
    this.facing = facesLeft ? -1 : 1
    this.life = new IdleLife(0, this.reducedMotion)
    this.input = {
      health: 1,
      gaze: null,
      body: { x: 0, y: 0 },
      isBusy: false,
      isStill: false,
      isAsleep: false,
    }
    this.position.set(spot.x, spot.y)
    this.ground = kit.drawn.sprite('shadow', 120, 40, drawShadow(120, 40))
    this.ground.anchor.set(0.5)
    this.figure = new CreatureFigure(kit, spot.h)
    this.figure.scale.x = this.facing
    this.aura = new CreatureAura(kit, spot.h)
    this.body.addChild(this.figure, this.aura)
    this.addChild(this.ground, this.body)
    this.grow(1)
  }

  /** Height of the creature that is shown, in units. */
  get tall(): number {
    return this.space * this.size
  }

  showCard(card: CardSnapshot | null): void {
    const slug = card?.slug ?? ''
    this.resetPose(card !== null)
    this.showStatuses(card?.statuses ?? [])
    this.health = card ? card.pv / card.pvMax : 1
    if (slug === this.shown) return
    this.shown = slug
    if (card) {
      this.life = new IdleLife(card.numero_carta, this.reducedMotion)
      this.grow(this.art.figureOf(slug).size)
    }
    this.figure.dress(card)
  }

  /** Shadow and statuses follow the size of the picture. */
  private grow(size: number): void {
    const { ground, space } = this
    this.size = size
    this.aura.scale.set(size)
    ground.setSize(space * 0.8 * size, space * 0.2 * size)
    ground.pivot.y = (space * 0.02 * size) / ground.scale.y
  }

  set pose(pose: CreaturePose) {
    this.figure.pose = pose
  }

  get pose(): CreaturePose {
    return this.figure.pose
  }

  closeEyes(): void {
    this.figure.forceFace('blink')
  }

  lookAt(at: Spot | null): void {
    this.gazeTarget = at
  }

  /** Ends a blink. */
  openEyes(): void {
    if (!this.asleep) this.figure.blink(false)
  }

  set bend(share: number) {
    this.lean = share
    this.deform()
  }

  get bend(): number {
    return this.lean
  }

  set shatter(share: number) {
    this.figure.shatter = share
  }

  get shatter(): number {
    return this.figure.mesh.shatter
  }

  set flash(share: number) {
    this.figure.mesh.flash = share
  }

  get flash(): number {
    return this.figure.mesh.flash
  }

  /** Share of `hue` on the creature. */
  set heat(share: number) {
    this.warmth = share
    this.paint()
  }

  get heat(): number {
    return this.warmth
  }

  set glare(share: number) {
    this.blaze = share
    this.paint()
  }

  get glare(): number {
    return this.blaze
  }

  set glareFrom(angle: number) {
    this.blazeFrom = angle
    this.paint()
  }

  get glareFrom(): number {
    return this.blazeFrom
  }

  set hue(colour: string) {
    this.dye = colour
    this.paint()
  }

  get hue(): string {
    return this.dye
  }

  set rim(share: number) {
    this.figure.mesh.rim = share
  }

  get rim(): number {
    return this.figure.mesh.rim
  }

  showStatuses(statuses: readonly StatusSnapshot[]): void {
    this.frozen = statuses.some(({ kind }) => kind === 'freeze')
    this.asleep = statuses.some(({ kind }) => kind === 'sleep')
    this.aura.showStatuses(statuses)
    this.paint()
  }

  tick(time: number): void {
    this.ground.alpha = this.body.alpha * (1 - this.figure.mesh.shatter)
    this.figure.tick(time)
    this.aura.tick(time)
    this.motion = this.life.at(time, this.perceive())
    this.figure.mesh.setGaze(this.motion.gaze)
    this.deform()
    this.figure.blink(this.motion.isBlinking)
  }

  private perceive(): IdleInput {
    const { input, body, facing, tall } = this
    const { position, scale, rotation, alpha } = body
    input.health = this.health
    input.gaze = this.gaze()
    input.body.x = (position.x / tall + rotation) * facing + this.lean * BEND * 0.5
    input.body.y = position.y / tall - (scale.y - 1)
    const isMoved = position.x !== 0 || position.y !== 0 || rotation !== 0 || scale.y !== 1 || alpha !== 1
    input.isBusy = isMoved || this.lean !== 0 || this.pose !== 'rest'
    input.isStill = this.frozen
    input.isAsleep = this.asleep
    return input
  }

  /** Returns the direction to the target on the picture, at most 1 long. */
  private gaze(): Spot | null {
    if (!this.gazeTarget) return null
    const dx = (this.gazeTarget.x - this.x - this.body.x) * this.facing
    const dy = this.gazeTarget.y - this.y - this.body.y + this.tall * EYE_HEIGHT
    const far = Math.max(Math.hypot(dx, dy), this.tall * SIGHT)
    return { x: dx / far, y: dy / far }
  }

  private deform() {
    const { motion, tall } = this
    if (!motion) return
    const bend = POSED_BEND + (BEND - POSED_BEND) * this.figure.mesh.restShare
    this.figure.y = -motion.lift * tall
    this.figure.setShape({
      stretch: motion.stretch,
      shift: motion.shift * SHIFT,
      bend: motion.bend + this.lean * bend,
      nod: motion.nod,
      twist: motion.twist,
      sway: { x: motion.sway.x * tall, y: motion.sway.y * tall },
    })
  }

  /** Frost stays below any temporary light. */
  private paint() {
    const { facing, body } = this
    const { mesh } = this.figure
    mesh.setTint(this.warmth, this.dye, this.frozen)
    const from = this.blazeFrom - body.rotation
    mesh.setGlare(this.blaze, facing > 0 ? from : Math.PI - from, this.dye)
  }

  private resetPose(isStanding: boolean) {
    this.body.position.set(0, 0)
    this.ground.position.set(0, 0)
    this.body.rotation = 0
    this.body.scale.set(1)
    this.body.alpha = isStanding ? 1 : 0
    this.heat = 0
    this.flash = 0
    this.rim = 0
    this.pose = 'rest'
    this.figure.forceFace(null)
    this.bend = 0
    this.glare = 0
    this.shatter = 0
  }
}
