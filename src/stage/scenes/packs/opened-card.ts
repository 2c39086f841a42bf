/** One of the five cards: its back, its face with the glow of its rarity, and the creature that extends beyond it. */
import { Container, type DestroyOptions, Sprite, Texture } from 'pixi.js'
import { finishLooks, finishOf } from '@/design/card/card-finish.ts'
import { fullLayout } from '@/domain/card-layout.ts'
import type { Art } from '../../art/art.ts'
import { artOf, stageArt } from '../../art/art-addresses.ts'
import type { DrawnTextures } from '../../draw/drawn-textures.ts'
import { drawFace, drawFaceName, NAME_SHARE } from './draw-face.ts'
import { BANDS, drawBands, drawHint, drawPlainFace, GLOW_PAD } from './draw-hint.ts'
import { FACE_RATIO } from './packs-layout.ts'
import type { OpenedCardPicture } from './packs-picture.ts'
import { facing } from './plane.ts'
import { PlaneMesh } from './plane-mesh.ts'
import type { CardPose } from './poses.ts'

interface CardKit {
  drawn: DrawnTextures
  art: Art
}

const FACE = 198 // width of the drawn face in units: the size of the enlarged card
const HINT = 124 // width of the drawn glow
const FIGURE = { side: 664, middle: 350, ground: 622 } // as placed by the art pipeline, in pixels of the full card
const POP = 0.13 // growth of the creature over its frame
const rim = { left: 0.034, right: 0.966, top: 0.024, bottom: 0.976 }

export class OpenedCard extends Container {
  /** Opacity while its back fades into its face. */
  readonly shade = { alpha: 1 }
  private readonly glow: Sprite
  private readonly sheet = new PlaneMesh(Texture.EMPTY, 5, 7)
  private readonly foil: PlaneMesh
  private readonly figure = new Sprite(Texture.EMPTY)
  private readonly nameplate: Sprite // in front of the creature
  private back: Texture = Texture.EMPTY
  private face: Texture = Texture.EMPTY
  private readonly strength: number
  private ground = FIGURE.ground // y of its feet on the full card
  private readonly art: Art
  private readonly pictures: readonly string[]
  /** A face is large and used once, so it is destroyed with its card. */
  private readonly ownDrawn: DrawnTextures

  constructor(
    kit: CardKit,
    readonly card: OpenedCardPicture,
  ) {
    super()
    this.art = kit.art
    this.ownDrawn = kit.drawn.another()
    this.pictures = [artOf(card.slug, 'card'), artOf(card.slug, 'creature')]
    this.art.hold(this.pictures)
    const { rarity } = card.face
    const look = finishLooks[finishOf(rarity)]
    this.strength = look.strength * 0.4
    const tall = HINT * FACE_RATIO
    this.glow = new Sprite(
      kit.drawn.texture(`hint:${rarity}`, HINT, tall, drawHint(HINT, tall, rarity), GLOW_PAD),
    )
    this.nameplate = new Sprite(
      this.ownDrawn.texture('name', FACE, FACE * NAME_SHARE, drawFaceName(FACE, card.face)),
    )
    this.nameplate.anchor.set(0.5, 0)
    for (const piece of [this.glow, this.figure]) piece.anchor.set(0.5)
    const bands = kit.drawn.texture(`bands:${rarity}`, BANDS, 4, drawBands(look.bands))
    bands.source.style.addressMode = 'repeat'
    this.foil = new PlaneMesh(bands, 4, 5, rim)
    this.foil.blendMode = 'screen'
    this.addChild(this.glow, this.sheet, this.foil, this.figure, this.nameplate)
    this.load(kit)
  }

  private load(kit: CardKit) {
    const { card } = this
    kit.art.use(stageArt('card-back-large.webp'), texture => {
      if (texture) this.back = texture
    })
    kit.art.use(artOf(card.slug, 'card'), texture => {
      if (this.destroyed) return
      const drawing = texture
        ? drawFace(FACE, texture.source.resource as CanvasImageSource, card.face, card.kind)
        : drawPlainFace(FACE, card.face, card.kind)
      this.face = this.ownDrawn.texture('face', FACE, FACE * FACE_RATIO, drawing)
      this.face.source.autoGenerateMipmaps = true
    })
    kit.art.use(artOf(card.slug, 'creature'), texture => {
      if (!texture || this.destroyed) return
      const { feet } = kit.art.figureOf(card.slug)
      this.ground = Math.min(FIGURE.middle + ((2 * feet - 1) * FIGURE.side) / 2, FIGURE.ground)
      this.figure.texture = texture
      this.figure.anchor.set(0.5, feet) // it grows upwards: its feet stay on the card
    })
  }

  override destroy(options?: DestroyOptions): void {
    super.destroy(options)
    this.ownDrawn.destroy()
    this.art.release(this.pictures)
  }

  /** @param time of idle animations in seconds; `lean` −1 to 1, direction of the light */
  draw(pose: CardPose, time: number, lean: number): void {
    this.visible = pose.alpha > 0.004
    if (!this.visible) return
    const { w } = pose
    const h = w * FACE_RATIO
    const turn = { turn: pose.flip + lean * 0.16, nod: 0, bulge: 0 }
    const isFace = facing(turn) > 0
    this.position.set(pose.x, pose.y)
    this.angle = pose.tilt
    this.alpha = pose.alpha * this.shade.alpha
    const isKnown = this.face !== Texture.EMPTY // otherwise only the back is visible
    this.sheet.show(isFace && isKnown ? this.face : this.back, !isFace)
    this.sheet.setPose(w, h, turn)
    const light = Math.round(255 * pose.light)
    this.sheet.tint = (light << 16) | (light << 8) | light
    this.foil.visible = isFace && isKnown && this.strength > 0
    if (this.foil.visible) {
      const slide = lean * 0.5 + pose.flip * 0.8 + Math.sin(time * 0.7) * 0.12
      this.foil.setPose(w, h, turn)
      this.foil.look((u, v) => [u * 0.8 + v * 0.7 + slide, 0.5])
      this.foil.alpha = this.strength * pose.light
    }
    this.drawHint(pose, time, facing(turn))
    this.drawFigure(pose, h, isFace)
  }

  private drawHint({ w, hint, light }: CardPose, time: number, front: number) {
    const breath = 0.86 + 0.14 * Math.sin(time * 2.4)
    this.glow.alpha = hint * light * breath
    this.glow.visible = hint > 0
    const scale = (w / HINT) * (1 + 0.012 * Math.sin(time * 2.4))
    this.glow.setSize(
      (HINT + GLOW_PAD * 2) * scale * Math.max(0.2, Math.abs(front)),
      (HINT * FACE_RATIO + GLOW_PAD * 2) * scale,
    )
  }

  private drawFigure({ pop, light, w }: CardPose, h: number, isFace: boolean) {
    this.figure.visible = pop > 0.01 && isFace && this.figure.texture !== Texture.EMPTY
    this.nameplate.visible = this.figure.visible
    if (!this.figure.visible) return
    this.nameplate.setSize(w, w * NAME_SHARE)
    this.nameplate.position.set(0, -h / 2)
    this.nameplate.alpha = light
    const side = ((w * FIGURE.side) / fullLayout.width) * (1 + POP * pop)
    this.figure.setSize(side, side)
    this.figure.position.set(0, (this.ground / fullLayout.height - 0.5) * h)
    this.figure.alpha = Math.min(1, pop * 4) * light
  }
}
