/** A pack as an object: foil that reflects light while it rotates, a back, a strip that tears off. Drawn from its poses only. */
import { Container, Sprite, Texture } from 'pixi.js'
import type { PackTier } from '@/engine/packs/odds.ts'
import type { Art } from '../../art/art.ts'
import { stageArt } from '../../art/art-addresses.ts'
import type { DrawnTextures } from '../../draw/drawn-textures.ts'
import { drawShadow } from '../../draw/fx-art.ts'
import { drawBack, drawFoil, drawStrip, drawTornBody, FOIL, foilStrength, PICTURE } from './draw-pack.ts'
import { facing } from './plane.ts'
import { PlaneMesh } from './plane-mesh.ts'
import type { PackPose, StripPose } from './poses.ts'
import { curlStrip, STRIP_BOTTOM, STRIP_MIDDLE, type TearSide } from './tear-geometry.ts'

const BODY = PICTURE.w - PICTURE.rim * 2
const GROWTH = PICTURE.w / BODY // size of the image relative to the pack
const PILE = { tilt: 7, size: 0.97, aside: 0.012 }
const BULGE = 0.055
const SHARP = 200 // width of the drawn halves in units
const TALL = (SHARP * PICTURE.h) / PICTURE.w
const RIM = PICTURE.rim / PICTURE.w
const foilArea = { left: RIM * 1.25, right: 1 - RIM * 1.25, top: STRIP_BOTTOM, bottom: 0.905 }

interface PackKit {
  drawn: DrawnTextures
  art: Art
}

interface Sides {
  front: Texture
  back: Texture
  torn: Texture
}

export class PackObject extends Container {
  readonly strip = new Container() // child of the table, not of the pack, because it flies off
  private readonly shadow: Sprite
  private readonly pile: Sprite[] // more packs of its kind behind it
  private readonly sheet = new PlaneMesh(Texture.EMPTY, 8, 10)
  private readonly foil: PlaneMesh
  private readonly torn = new PlaneMesh(Texture.EMPTY, 24, 2, {
    left: 0,
    right: 1,
    top: 0,
    bottom: STRIP_BOTTOM,
  })
  private sides: Sides | null = null

  constructor(
    kit: PackKit,
    readonly tier: PackTier,
  ) {
    super()
    this.shadow = new Sprite(kit.drawn.texture('pack-shadow', 120, 24, drawShadow(120, 24)))
    this.shadow.anchor.set(0.5)
    const bands = kit.drawn.texture(`pack-foil:${tier}`, FOIL, 4, drawFoil(tier))
    bands.source.style.addressMode = 'repeat'
    this.foil = new PlaneMesh(bands, 6, 8, foilArea)
    this.foil.blendMode = 'screen'
    this.pile = [-1, 1].map(side => {
      const behind = new Sprite(Texture.EMPTY)
      behind.anchor.set(0.5)
      behind.angle = side * PILE.tilt
      behind.tint = '#9a9088'
      return behind
    })
    this.addChild(this.shadow, ...this.pile, this.sheet, this.foil)
    this.strip.addChild(this.torn)
    this.sheet.visible = false
    this.foil.visible = false
    kit.art.use(stageArt(`pack-${tier}.webp`), texture => {
      if (this.destroyed) return
      this.sides = sidesOf(kit, tier, texture)
      this.torn.texture = kit.drawn.texture(
        `pack-strip:${tier}`,
        SHARP,
        TALL,
        drawStrip(SHARP, TALL, imageOf(this.sides.front)),
      )
      this.sheet.visible = true
      this.foil.visible = true
    })
  }

  /** @param sway of idle animations: radians of rotation, units of height; `behind` 0–2 packs of a pile */
  draw(pose: PackPose, sway: { turn: number; y: number }, behind = 0): void {
    this.visible = pose.alpha > 0.004
    if (!this.visible) return
    const w = pose.w * GROWTH
    const h = (w * PICTURE.h) / PICTURE.w
    const lean = { turn: pose.turn + sway.turn, nod: pose.nod, bulge: BULGE }
    const front = facing(lean)
    this.position.set(pose.x, pose.y + sway.y)
    this.angle = pose.tilt
    this.alpha = pose.alpha
    this.shadow.setSize(pose.w * 1.25 * Math.max(0.35, Math.abs(front)), pose.w * 0.2)
    this.shadow.position.set(0, h * 0.475 - sway.y)
    this.shadow.visible = pose.tear === 0
    this.sheet.setPose(w, h, lean)
    const { sides } = this
    if (sides) this.sheet.show(front < 0 ? sides.back : pose.tear > 0 ? sides.torn : sides.front, front < 0)
    this.sheet.tint = grey(pose.light * (0.62 + 0.38 * Math.abs(front) ** 0.6))
    this.foil.setPose(w, h, lean)
    const slide = lean.turn * 0.9 + lean.nod * 0.5
    this.foil.look((u, v) => [u * 0.9 + v * 0.55 + slide, 0.5])
    this.foil.alpha = foilStrength[this.tier] * pose.light * (front < 0 ? 0.7 : 1)
    this.torn.visible = pose.tear > 0 && sides !== null
    this.torn.tint = grey(pose.light)
    for (const [at, piece] of this.pile.entries()) {
      piece.visible = at < behind && sides !== null
      if (!piece.visible || !sides) continue
      piece.texture = pose.tear > 0 ? sides.torn : sides.front
      piece.setSize(w * PILE.size, h * PILE.size)
      piece.position.set(piece.angle * PILE.aside * w, h * 0.012)
    }
  }

  /** @param done progress of the tear, 0–1 */
  drawStrip(pose: StripPose, done: number, from: TearSide): void {
    this.strip.visible = pose.alpha > 0.004 && this.torn.visible
    if (!this.strip.visible) return
    const w = pose.w * GROWTH
    const h = (w * PICTURE.h) / PICTURE.w
    curlStrip(this.torn.grid, w, h, { done, from, curl: pose.curl })
    this.torn.moved()
    this.strip.pivot.set(0, (STRIP_MIDDLE - 0.5) * h)
    this.strip.position.set(pose.x, pose.y)
    this.strip.angle = pose.tilt
    this.strip.alpha = pose.alpha
  }

  override destroy(options?: Parameters<Container['destroy']>[0]): void {
    if (!this.strip.destroyed) this.strip.destroy({ children: true })
    super.destroy(options)
  }
}

const grey = (light: number): number => {
  const part = Math.round(Math.max(0, Math.min(1, light)) * 255)
  return (part << 16) | (part << 8) | part
}

const imageOf = (texture: Texture): CanvasImageSource => texture.source.resource as CanvasImageSource

/** A missing image is replaced by a plain sheet in the pack's colours. */
function sidesOf({ drawn }: PackKit, tier: PackTier, picture: Texture | null): Sides {
  const front = picture ?? drawn.texture(`pack-plain:${tier}`, SHARP, TALL, plainPack(tier))
  const image = imageOf(front)
  return {
    front,
    back: drawn.texture(`pack-back:${tier}`, SHARP, TALL, drawBack(SHARP, TALL, image, tier)),
    torn: drawn.texture(`pack-torn:${tier}`, SHARP, TALL, drawTornBody(SHARP, TALL, image)),
  }
}

const plainPack =
  (tier: PackTier) =>
  (ctx: CanvasRenderingContext2D): void => {
    const rim = RIM * SHARP
    ctx.fillStyle = '#888'
    ctx.fillRect(rim, rim, SHARP - rim * 2, TALL - rim * 2)
    drawBack(SHARP, TALL, ctx.canvas, tier)(ctx)
  }
