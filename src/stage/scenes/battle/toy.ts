import { Container, Sprite, Texture } from 'pixi.js'
import { artOf } from '../../art.ts'
import type { CardPicture } from '../../battle-picture.ts'
import { extentOf, type FaceName } from '../../figures.ts'
import type { Kit } from '../../kit.ts'
import type { ZoneLayout } from '../../layout.ts'
import { paintToy, TOY_CANVAS } from '../../paint/fallback-art.ts'
import { paintShadow } from '../../paint/fx-art.ts'
import { hash } from '../../paint/noise.ts'
import { typeLooks } from '../../palette.ts'

const WIDEST = 1.45 // width over height of the largest figure
const BLINK = 0.11 // s
const BLINK_GAPS: [number, number] = [2.5, 6] // s

/**
 * The vinyl toy standing on its card. `body` is moved by choreographies; breathing and blinking go on underneath.
 * Its origin is between the feet.
 */
export class Toy extends Container {
  readonly body = new Container()
  private readonly breath = new Container()
  private readonly figure = new Container()
  private readonly skin = new Sprite(Texture.EMPTY)
  private readonly flashSkin = new Sprite(Texture.EMPTY)
  private readonly glowSkin = new Sprite(Texture.EMPTY)
  private readonly face = new Sprite(Texture.EMPTY)
  private readonly ground: Sprite
  private readonly faces = new Map<FaceName, Texture>()
  private readonly tall: number
  private readonly calm: boolean
  private shown = ''
  private seed = 0
  private warmth = 0
  private blinkAt = 3
  private forced: FaceName | null = null
  private worn: FaceName | null = null

  constructor(
    private readonly kit: Kit,
    spot: ZoneLayout['toy'],
    facesLeft: boolean,
  ) {
    super()
    this.calm = kit.calm
    this.tall = spot.h
    this.position.set(spot.x, spot.y)
    this.ground = kit.paints.sprite('shadow', 120, 40, paintShadow(120, 40))
    this.ground.anchor.set(0.5)
    this.ground.setSize(spot.h * 0.8, spot.h * 0.2)
    this.ground.position.set(0, -spot.h * 0.02)
    this.flashSkin.blendMode = 'add'
    this.glowSkin.blendMode = 'add'
    this.flashSkin.alpha = 0
    this.figure.scale.x = facesLeft ? -1 : 1
    this.figure.addChild(this.skin, this.face, this.glowSkin, this.flashSkin)
    this.breath.addChild(this.figure)
    this.body.addChild(this.breath)
    this.addChild(this.ground, this.body)
  }

  wear(card: CardPicture | null): void {
    const slug = card?.slug ?? ''
    this.resetPose(card !== null)
    if (slug === this.shown) return
    this.shown = slug
    this.faces.clear()
    this.wearFace(null)
    this.skin.texture = Texture.EMPTY
    this.flashSkin.texture = Texture.EMPTY
    this.glowSkin.texture = Texture.EMPTY
    if (!card) return
    this.seed = card.numero_carta
    this.kit.art.use(artOf(slug, 'creature'), texture => {
      if (!this.destroyed && this.shown === slug) this.dress(card, texture)
    })
  }

  /** Shows a face until told otherwise; null lets it blink again. */
  force(face: FaceName | null): void {
    this.forced = face
    this.wearFace(face)
  }

  set flash(alpha: number) {
    this.flashSkin.alpha = alpha
  }

  get flash(): number {
    return this.flashSkin.alpha
  }

  set heat(share: number) {
    this.warmth = share
    const rest = (low: number) => Math.round(255 - (255 - low) * share)
    this.skin.tint = (255 << 16) | (rest(196) << 8) | rest(150)
    this.face.tint = this.skin.tint
  }

  get heat(): number {
    return this.warmth
  }

  tick(seconds: number): void {
    this.ground.alpha = this.body.alpha
    this.glowSkin.alpha = this.calm ? 0.35 : 0.35 + 0.12 * Math.sin(seconds * 1.9 + this.seed)
    if (!this.calm) {
      const beat = seconds * 2.2 + this.seed
      this.breath.scale.set(1 - 0.018 * Math.sin(beat), 1 + 0.022 * Math.sin(beat))
      this.breath.rotation = 0.012 * Math.sin(seconds * 1.1 + this.seed)
    }
    if (this.forced) return
    if (seconds > this.blinkAt + BLINK) {
      const [least, most] = BLINK_GAPS
      this.blinkAt = seconds + least + (most - least) * hash(seconds + this.seed)
      this.wearFace(null)
    } else if (seconds > this.blinkAt) this.wearFace('blink')
  }

  private resetPose(standing: boolean) {
    this.body.position.set(0, 0)
    this.body.rotation = 0
    this.body.scale.set(1)
    this.body.alpha = standing ? 1 : 0
    this.heat = 0
    this.flash = 0
    this.force(null)
  }

  private dress(card: CardPicture, texture: Texture | null) {
    const figure = this.kit.art.figureOf(card.slug)
    const skin =
      texture ??
      this.kit.paints.texture(`toy:${card.tipo}`, TOY_CANVAS, TOY_CANVAS, paintToy(typeLooks[card.tipo]))
    const extent = extentOf(skin)
    const feet = texture ? Math.min(figure.feet, extent.bottom) : extent.bottom
    const side = Math.min(
      this.tall / (feet - extent.top),
      (this.tall * WIDEST) / (extent.right - extent.left),
    )
    for (const sprite of [this.skin, this.flashSkin]) {
      sprite.texture = skin
      sprite.setSize(side, side)
      sprite.position.set((-side * (extent.left + extent.right)) / 2, -feet * side)
    }
    if (!texture) return
    this.kit.art.use(artOf(card.slug, 'glow'), glow => {
      if (!glow || this.destroyed || this.shown !== card.slug) return
      this.glowSkin.texture = glow
      this.glowSkin.setSize(side, side)
      this.glowSkin.position.copyFrom(this.skin.position)
    })
    for (const name of Object.keys(figure.faces) as FaceName[]) {
      this.kit.art.use(artOf(card.slug, name), patch => {
        if (patch && this.shown === card.slug) this.faces.set(name, patch)
      })
    }
  }

  private wearFace(name: FaceName | null) {
    if (name === this.worn) return
    this.worn = name
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
