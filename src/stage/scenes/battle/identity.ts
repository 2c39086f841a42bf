import { Container, Sprite, Texture } from 'pixi.js'
import type { Kit } from '../../app/kit.ts'
import { artOf } from '../../art/art-addresses.ts'
import { bodyText, fitWidth } from '../../art/text.ts'
import type { SeatSnapshot } from '../../battle-snapshot.ts'
import { cardsOf } from '../../choreography/script.ts'
import { disc, radial } from '../../draw/brush.ts'
import { drawLevel, drawPip, drawRim } from '../../draw/furniture.ts'
import { type Side, typeLooks } from '../../draw/palette.ts'
import type { ZoneLayout } from '../../layout/layout.ts'
import { EnergyCells } from './energy-cells.ts'

const AVATAR = 42

const PIP_STEP = 14
const NAME_FOOT = 20 // the other cards are below

/** A player: avatar, level, name, six small cards for standing and defeated ones and, if nothing else shows it, energy. */
export class Identity extends Container {
  readonly energy: EnergyCells | null
  private readonly who = new Container()
  private drawn = ''

  constructor(
    private readonly kit: Kit,
    private readonly side: Side,
    private readonly spot: NonNullable<ZoneLayout['identity']>,
  ) {
    super()
    this.position.set(spot.x, spot.y)
    this.scale.set(spot.scale)
    this.addChild(this.who)
    this.energy = spot.cells && new EnergyCells(kit)
    if (!this.energy || !spot.cells) return
    this.energy.position.set(spot.cells.x, spot.cells.y)
    this.addChild(this.energy)
  }

  show(seat: SeatSnapshot): void {
    if (this.energy && seat.energy !== null) this.energy.shown = seat.energy
    const cards = cardsOf(seat)
    const standing = cards.filter(card => !card.defeated).length
    const key = [seat.name, seat.level, seat.avatar, seat.active?.slug, standing, cards.length].join('|')
    if (key === this.drawn) return
    this.drawn = key
    this.kit.retired.take(this.who.removeChildren())
    this.addAvatar(seat)
    const name = bodyText(this.kit.sharpness, seat.name, {
      size: 14 * this.kit.type,
      fill: '#fff',
      shadow: 4,
    })
    fitWidth(name, this.spot.name)
    name.position.set(AVATAR + 12, Math.min(2, NAME_FOOT - name.height)) // larger text on a small phone moves up
    this.who.addChild(name)
    if (this.spot.pips) this.addPips(cards.length, standing)
  }

  private addAvatar(seat: SeatSnapshot) {
    const { drawn, art } = this.kit
    const look = seat.active && typeLooks[seat.active.tipo]
    const ground = drawn.sprite(`avatar:${seat.active?.tipo}`, AVATAR, AVATAR, ctx => {
      disc(ctx, AVATAR / 2, AVATAR / 2, AVATAR / 2)
      ctx.fillStyle = radial(ctx, 16, 10, 40, [look?.light ?? '#6a4a30', look?.dark ?? '#24160e'])
      ctx.fill()
    })
    const face = new Sprite(Texture.EMPTY)
    this.who.addChild(ground, face)
    const ownAvatar = seat.avatar
    const address = ownAvatar ?? (seat.active ? artOf(seat.active.slug, 'creature') : null)
    if (address)
      art.use(address, texture => {
        if (!texture || face.destroyed) return
        face.texture = drawn.texture(
          `porthole:${address}`,
          AVATAR,
          AVATAR,
          drawPorthole(texture, ownAvatar !== null),
        )
      })
    this.who.addChild(drawn.sprite(`rim:${this.side}`, AVATAR, AVATAR, drawRim(AVATAR, this.side), 3))
    if (seat.level > 0) this.addLevel(seat.level)
  }

  private addLevel(level: number) {
    const text = bodyText(this.kit.sharpness, String(level), {
      size: 12 * this.kit.type,
      weight: '800',
      fill: '#2a1604',
    })
    const w = Math.max(22, text.width + 8)
    const plate = this.kit.drawn.sprite(`level:${Math.round(w)}`, w, 18, drawLevel(w), 3)
    plate.position.set(AVATAR + 7 - w, AVATAR - 14)
    text.anchor.set(0.5)
    text.position.set(plate.x + w / 2, plate.y + 9)
    this.who.addChild(plate, text)
  }

  private addPips(total: number, standing: number) {
    for (let i = 0; i < total; i++) {
      const alive = i < standing
      const pip = this.kit.drawn.sprite(`pip:${this.side}:${alive}`, 11, 15, drawPip(this.side, alive), 3)
      pip.position.set(AVATAR + 12 + i * PIP_STEP, 23)
      this.who.addChild(pip)
    }
  }
}

/** A face cropped to a circle once, instead of masked in every frame. A creature is a little larger than the circle. */
const drawPorthole = (texture: Texture, isPortrait: boolean) => (ctx: CanvasRenderingContext2D) => {
  const size = isPortrait ? AVATAR : AVATAR * 1.25
  disc(ctx, AVATAR / 2, AVATAR / 2, AVATAR / 2 - 1)
  ctx.clip()
  const image = texture.source.resource as CanvasImageSource
  ctx.drawImage(image, (AVATAR - size) / 2, isPortrait ? 0 : AVATAR * 0.02, size, size)
}
