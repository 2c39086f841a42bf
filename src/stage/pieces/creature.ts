import { Container, Sprite, Texture } from 'pixi.js'
import type { Kit } from '../app/kit.ts'
import { doWhenIdle } from '../app/when-idle.ts'
import { artOf } from '../art/art-addresses.ts'
import { extentOf, type FaceName } from '../art/character-art.ts'
import type { CardSnapshot, StatusSnapshot } from '../battle-snapshot.ts'
import type { CreaturePose } from '../choreography/actors.ts'
import { CREATURE_CANVAS, drawCreature } from '../draw/fallback-art.ts'
import { drawShadow } from '../draw/fx-art.ts'
import { hash } from '../draw/noise.ts'
import { mixed, typeLooks } from '../draw/palette.ts'
import type { Spot } from '../layout/layout.ts'
import { seconds } from '../timing/durations.ts'
import { CreatureAura } from './creature-aura.ts'

const WIDEST = 1.45 // width over height of the largest creature
const BLINK = seconds('blink')
const BLINK_GAPS = [seconds('blinkLeast'), seconds('blinkMost')] as const
const RIM = 0.022 // width of the dark edge as a share of the height
const RIM_WAYS = 8
const FROST = { under: '#c4dcff', over: '#4a9aff', alpha: 0.62 } // tint of the skin, and cold light blended over it

const poseFaces: Record<CreaturePose, FaceName | null> = {
  rest: null,
  coil: 'attack',
  strike: 'attack',
  hurt: 'hurt',
}

/**
 * The vinyl creature on its card. Choreographies move `body`; breathing and blinking continue independently. Its origin
 * is between the feet.
 */
export class Creature extends Container {
  readonly body = new Container()
  bend = 0
  glare = 0
  glareFrom = 0
  shatter = 0
  gaze: Spot | null = null
  private readonly breath = new Container()
  private readonly figure = new Container()
  private readonly skin = new Sprite(Texture.EMPTY)
  private readonly flashSkin = new Sprite(Texture.EMPTY)
  private readonly glowSkin = new Sprite(Texture.EMPTY)
  private readonly face = new Sprite(Texture.EMPTY)
  private readonly frostSkin = new Sprite(Texture.EMPTY)
  private readonly edge = new Container() // outline: black copies of the skin with a small offset to each side
  private readonly aura: CreatureAura
  private readonly ground: Sprite
  private readonly faces = new Map<FaceName, Texture>()
  private readonly tall: number
  private readonly reducedMotion: boolean
  private shown = ''
  private seed = 0
  private warmth = 0
  private frozen = false
  private asleep = false
  private dye = '#ffc496'
  private blinkAt = 3
  private shownPose: CreaturePose = 'rest'
  private forced: FaceName | null = null
  private shownFace: FaceName | null = null

  constructor(
    private readonly kit: Kit,
    spot: Spot & { h: number },
    facesLeft: boolean,
  ) {
    super()
    this.reducedMotion = kit.reducedMotion
    this.tall = spot.h
    this.position.set(spot.x, spot.y)
    this.ground = kit.drawn.sprite('shadow', 120, 40, drawShadow(120, 40))
    this.ground.anchor.set(0.5)
    this.ground.setSize(spot.h * 0.8, spot.h * 0.2)
    this.ground.position.set(0, -spot.h * 0.02)
    this.flashSkin.blendMode = 'add'
    this.glowSkin.blendMode = 'add'
    this.flashSkin.alpha = 0
    this.frostSkin.blendMode = 'add'
    this.frostSkin.tint = FROST.over
    this.frostSkin.alpha = FROST.alpha
    this.frostSkin.visible = false
    this.figure.scale.x = facesLeft ? -1 : 1
    this.aura = new CreatureAura(kit, spot.h)
    this.edge.visible = false
    for (let way = 0; way < RIM_WAYS; way++) this.edge.addChild(new Sprite(Texture.EMPTY))
    this.figure.addChild(this.edge, this.skin, this.face, this.glowSkin, this.frostSkin, this.flashSkin)
    this.breath.addChild(this.figure)
    this.body.addChild(this.breath, this.aura)
    this.addChild(this.ground, this.body)
  }

  showCard(card: CardSnapshot | null): void {
    const slug = card?.slug ?? ''
    this.resetPose(card !== null)
    this.showStatuses(card?.statuses ?? [])
    if (slug === this.shown) return
    this.shown = slug
    this.faces.clear()
    this.showFace(null)
    for (const sprite of [this.skin, this.flashSkin, this.frostSkin, this.glowSkin])
      sprite.texture = Texture.EMPTY
    if (!card) return
    this.seed = card.numero_carta
    this.kit.art.use(artOf(slug, 'creature'), texture => {
      if (!this.destroyed && this.shown === slug) this.dress(card, texture)
    })
  }

  set pose(pose: CreaturePose) {
    this.shownPose = pose
    this.forceFace(poseFaces[pose])
  }

  get pose(): CreaturePose {
    return this.shownPose
  }

  closeEyes(): void {
    this.forceFace('blink')
  }

  lookAt(at: Spot | null): void {
    this.gaze = at
  }

  /** Shows a face until changed; null lets it blink again. */
  private forceFace(face: FaceName | null) {
    this.forced = face
    this.showFace(face)
  }

  /** Ends a blink. */
  openEyes(): void {
    if (!this.forced && !this.asleep) this.showFace(null)
  }

  set flash(alpha: number) {
    this.flashSkin.alpha = alpha
  }

  get flash(): number {
    return this.flashSkin.alpha
  }

  /** Share of `hue` on the creature. */
  set heat(share: number) {
    this.warmth = share
    this.draw()
  }

  get heat(): number {
    return this.warmth
  }

  set hue(colour: string) {
    this.dye = colour
    this.draw()
  }

  get hue(): string {
    return this.dye
  }

  set rim(share: number) {
    this.edge.visible = share > 0
    this.edge.alpha = share
  }

  get rim(): number {
    return this.edge.alpha
  }

  showStatuses(statuses: readonly StatusSnapshot[]): void {
    this.frozen = statuses.some(({ kind }) => kind === 'freeze')
    this.asleep = statuses.some(({ kind }) => kind === 'sleep')
    this.aura.showStatuses(statuses)
    this.draw()
  }

  /** Frost stays below any temporary light. */
  private draw() {
    const rest = this.frozen ? FROST.under : '#ffffff'
    this.frostSkin.visible = this.frozen
    this.skin.tint = this.warmth > 0 ? mixed(rest, this.dye, Math.min(1, this.warmth)) : rest
    this.face.tint = this.skin.tint
  }

  tick(time: number): void {
    this.ground.alpha = this.body.alpha
    this.glowSkin.alpha = this.reducedMotion ? 0.35 : 0.35 + 0.12 * Math.sin(time * 1.9 + this.seed)
    this.aura.tick(time)
    if (!this.reducedMotion && !this.frozen) {
      const beat = time * 2.2 + this.seed
      this.breath.scale.set(1 - 0.018 * Math.sin(beat), 1 + 0.022 * Math.sin(beat))
      this.breath.rotation = 0.012 * Math.sin(time * 1.1 + this.seed)
    }
    if (this.forced) return
    if (this.asleep) this.showFace('blink')
    else this.blink(time)
  }

  private blink(time: number) {
    if (time > this.blinkAt + BLINK) {
      const [least, most] = BLINK_GAPS
      this.blinkAt = time + least + (most - least) * hash(time + this.seed)
      this.showFace(null)
    } else if (time > this.blinkAt) this.showFace('blink')
  }

  private resetPose(standing: boolean) {
    this.body.position.set(0, 0)
    this.body.rotation = 0
    this.body.scale.set(1)
    this.body.alpha = standing ? 1 : 0
    this.heat = 0
    this.flash = 0
    this.rim = 0
    this.pose = 'rest'
    this.bend = 0
    this.glare = 0
    this.shatter = 0
  }

  private dress(card: CardSnapshot, texture: Texture | null) {
    const figure = this.kit.art.figureOf(card.slug)
    const skin =
      texture ??
      this.kit.drawn.texture(
        `creature:${card.tipo}`,
        CREATURE_CANVAS,
        CREATURE_CANVAS,
        drawCreature(typeLooks[card.tipo]),
      )
    const extent = extentOf(skin)
    const feet = texture ? Math.min(figure.feet, extent.bottom) : extent.bottom
    const side = Math.min(
      this.tall / (feet - extent.top),
      (this.tall * WIDEST) / (extent.right - extent.left),
    )
    for (const sprite of [this.skin, this.flashSkin, this.frostSkin]) {
      sprite.texture = skin
      sprite.setSize(side, side)
      sprite.position.set((-side * (extent.left + extent.right)) / 2, -feet * side)
    }
    this.cutEdge(skin, side)
    if (!texture) return
    const isShown = () => !this.destroyed && this.shown === card.slug
    const addGlow = () =>
      this.kit.art.use(artOf(card.slug, 'glow'), glow => {
        if (!glow || !isShown()) return
        this.glowSkin.texture = glow
        this.glowSkin.setSize(side, side)
        this.glowSkin.position.copyFrom(this.skin.position)
      })
    const addFace = (name: FaceName) =>
      this.kit.art.use(artOf(card.slug, name), patch => {
        if (patch && isShown()) this.learnFace(name, patch)
      })
    const jobs = [addGlow, ...(Object.keys(figure.faces) as FaceName[]).map(name => () => addFace(name))]
    doWhenIdle(jobs.map(job => () => isShown() && job())) // not needed for the opening, which a slow device would delay for them
  }

  private cutEdge(skin: Texture, side: number) {
    this.edge.children.forEach((child, way) => {
      const copy = child as Sprite
      const angle = (way / RIM_WAYS) * Math.PI * 2
      copy.texture = skin
      copy.tint = '#120503'
      copy.setSize(side, side)
      copy.position.set(
        this.skin.x + Math.cos(angle) * this.tall * RIM,
        this.skin.y + Math.sin(angle) * this.tall * RIM,
      )
    })
  }

  /** Applies a face that was requested before it had loaded. */
  private learnFace(name: FaceName, patch: Texture) {
    this.faces.set(name, patch)
    if (this.shownFace !== name) return
    this.shownFace = null
    this.showFace(name)
  }

  private showFace(name: FaceName | null) {
    if (name === this.shownFace) return
    this.shownFace = name
    const texture = name && this.faces.get(name)
    const rect = name && this.kit.art.figureOf(this.shown).faces[name]
    this.face.visible = Boolean(texture && rect)
    if (!texture || !rect) return
    const side = this.skin.width
    this.face.texture = texture
    this.face.setSize(rect.w * side, rect.h * side)
    this.face.position.set(this.skin.x + rect.x * side, this.skin.y + rect.y * side)
  }
}
