import { Container, type DestroyOptions, PerspectiveMesh, Sprite, type Texture } from 'pixi.js'
import type { Kit } from '../../app/kit.ts'
import type { CardSnapshot } from '../../battle-snapshot.ts'
import { conic, roundRect } from '../../draw/brush.ts'
import { drawLandscape } from '../../draw/fallback-art.ts'
import { drawGlow } from '../../draw/fx-art.ts'
import { rarityLooks, typeLooks } from '../../draw/palette.ts'
import type { ZoneLayout } from '../../layout/layout.ts'

const RATIO = 1.36
const EYE = 520 // perspective distance in units
const LAID = (64 * Math.PI) / 180

/** The active card in its ring, in perspective from the player's seat. */
export class FlatCard extends Container {
  private readonly size: number
  private shown = ''
  private ground: string[] = [] // address of the landscape that it holds in memory

  constructor(
    private readonly kit: Kit,
    spot: ZoneLayout['card'],
  ) {
    super()
    this.size = spot.w
    this.position.set(spot.x, spot.y)
  }

  showCard(card: CardSnapshot | null): void {
    const ground = card && (card.look?.ground ?? this.kit.art.figureOf(card.slug).background)
    const key = card ? `${card.slug}:${card.rarita}:${ground}` : ''
    if (key === this.shown) return
    this.shown = key
    for (const child of this.removeChildren()) child.destroy()
    this.hold(ground)
    if (!card) return
    this.kit.art.use(ground, landscape => {
      if (this.destroyed || this.shown !== key) return
      this.addChild(this.shine(card), this.lay(this.draw(card, key, landscape)))
    })
  }

  override destroy(options?: DestroyOptions): void {
    super.destroy(options)
    this.hold(null)
  }

  /** Twelve landscapes would take 27 megabytes. */
  private hold(ground: string | null) {
    const former = this.ground
    this.ground = ground ? [ground] : []
    this.kit.art.hold(this.ground)
    this.kit.art.release(former)
  }

  private draw(card: CardSnapshot, key: string, landscape: Texture | null): Texture {
    const w = this.size
    const h = w * RATIO
    return this.kit.drawn.texture(`flat:${key}:${w}`, w, h, ctx => {
      const rim = w * 0.06
      roundRect(ctx, 0, 0, w, h, w * 0.1)
      ctx.fillStyle = conic(ctx, w / 2, h / 2, 40, rarityLooks[card.rarita].metal)
      ctx.fill()
      ctx.save()
      roundRect(ctx, rim, rim, w - rim * 2, h - rim * 2, w * 0.06)
      ctx.clip()
      if (landscape) coverWith(ctx, landscape, w, h)
      else drawLandscape(w, h, typeLooks[card.tipo])(ctx)
      ctx.restore()
      ctx.strokeStyle = '#00000099'
      ctx.lineWidth = 1.5
      roundRect(ctx, rim, rim, w - rim * 2, h - rim * 2, w * 0.06)
      ctx.stroke()
    })
  }

  private lay(texture: Texture): PerspectiveMesh {
    const halfW = this.size / 2
    const halfH = (this.size * RATIO) / 2
    const project = (y: number) => {
      const scale = EYE / (EYE - y * Math.sin(LAID))
      return { x: halfW * scale, y: y * Math.cos(LAID) * scale }
    }
    const far = project(-halfH)
    const near = project(halfH)
    return new PerspectiveMesh({
      texture,
      verticesX: 12,
      verticesY: 12,
      x0: -far.x,
      y0: far.y,
      x1: far.x,
      y1: far.y,
      x2: near.x,
      y2: near.y,
      x3: -near.x,
      y3: near.y,
    })
  }

  private shine(card: CardSnapshot): Sprite {
    const glow = new Sprite(this.kit.drawn.texture('glow', 128, 128, drawGlow(128)))
    glow.anchor.set(0.5)
    glow.setSize(this.size * 2.3, this.size * 1.25)
    glow.tint = typeLooks[card.tipo].light
    glow.blendMode = 'add'
    glow.alpha = 0.4
    return glow
  }
}

function coverWith(ctx: CanvasRenderingContext2D, texture: Texture, w: number, h: number) {
  const scale = Math.max(w / texture.width, h / texture.height)
  const width = texture.width * scale
  const height = texture.height * scale
  const image = texture.source.resource as CanvasImageSource
  ctx.drawImage(image, (w - width) / 2, (h - height) / 2, width, height)
}
