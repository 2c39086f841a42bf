import { Container, Sprite } from 'pixi.js'
import type { Kit } from '../../app/kit.ts'
import { drawGlow } from '../../draw/fx-art.ts'
import { ringColour, type Side } from '../../draw/palette.ts'
import { RING_SIDE, type RingLayer, ringTexture } from '../../draw/ring-art.ts'
import type { ZoneLayout } from '../../layout/layout.ts'

const TURN_PER_SECOND = (3 * Math.PI) / 180

/** The brass ring in the mat: it rotates slowly, and its runes pulse in the side's colour. */
export class RuneRing extends Container {
  private readonly wheel = new Container()
  private readonly runes: Sprite
  private readonly halo: Sprite
  private readonly reducedMotion: boolean
  /** 0 inactive … 1 this side acts … above 1 for a flare */
  light = 0.5

  constructor(kit: Kit, side: Side, ring: ZoneLayout['ring']) {
    super()
    this.reducedMotion = kit.reducedMotion
    this.position.set(ring.x, ring.y)
    const lying = new Container()
    lying.scale.set(ring.rx, ring.ry)
    this.halo = glow(kit, ring.rx * 3, ringColour(side))
    this.halo.scale.y *= ring.ry / ring.rx
    const brass = flatLayer(kit, 'brass', ring.rx)
    this.runes = flatLayer(kit, 'runes', ring.rx)
    this.runes.tint = ringColour(side)
    this.runes.blendMode = 'add'
    this.wheel.addChild(brass, this.runes)
    lying.addChild(this.wheel)
    this.addChild(this.halo, lying)
    this.tick(0)
  }

  tick(seconds: number): void {
    if (!this.reducedMotion) this.wheel.rotation = seconds * TURN_PER_SECOND
    const breath = this.reducedMotion ? 0 : 0.08 * Math.sin(seconds * 1.7)
    this.runes.alpha = Math.min(1, 0.42 + this.light * 0.5 + breath)
    this.halo.alpha = Math.max(0, 0.1 + this.light * 0.22 + breath * 0.5)
  }
}

/** Seen from above, for a ring with a radius of 1. */
function flatLayer(kit: Kit, layer: RingLayer, radius: number): Sprite {
  const sprite = new Sprite(ringTexture(kit.drawn, layer, radius))
  sprite.anchor.set(0.5)
  sprite.setSize(RING_SIDE, RING_SIDE)
  return sprite
}

function glow(kit: Kit, size: number, tint: string): Sprite {
  const sprite = new Sprite(kit.drawn.texture('glow', 128, 128, drawGlow(128)))
  sprite.anchor.set(0.5)
  sprite.setSize(size, size)
  sprite.tint = tint
  sprite.blendMode = 'add'
  return sprite
}
