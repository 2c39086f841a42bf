/**
 * The finish of a card on the stage: the same as in the page (`contract/card/card-finish.ts`), as two meshes over its
 * art, so at most two draw calls per card. It leans towards the pointer. With reduced motion it does not move.
 */
import gsap from 'gsap'
import { Container, Mesh, MeshGeometry, type Texture } from 'pixi.js'
import type { Rarity } from '@/contract/endpoints/game/characters.ts'
import { type FinishLook, finishLooks, finishOf, restingLean } from '@/design/card/card-finish.ts'
import type { Kit } from '../app/kit.ts'
import { foilUvs, glareUvs, roundedFan } from './finish-geometry.ts'

const BANDS = 256 // pixels of one repeat
const LIGHT = 128 // size of the glare in pixels
const FOIL_ALPHA = 0.42 // factor on the look's strength, because it covers the creature here
const FOLLOW = 0.35 // seconds
const RETURN = 0.8

export class CardFinish extends Container {
  private readonly leaning = { x: restingLean.x, y: restingLean.y }
  private readonly refresh: () => void

  constructor(kit: Kit, rarity: Rarity, box: { w: number; h: number }) {
    super()
    const look = finishLooks[finishOf(rarity)]
    const { w, h } = box
    const fan = roundedFan(w, h, w / 16)
    const layers = [
      ...(look.strength > 0
        ? [
            {
              mesh: meshOf(fan, bandsTexture(kit, rarity, look), 'screen', look.strength * FOIL_ALPHA),
              uvs: () => foilUvs(fan, w, this.leaning),
            },
          ]
        : []),
      {
        mesh: meshOf(fan, glareTexture(kit), 'add', look.glare),
        uvs: () => glareUvs(fan, w, h, this.leaning),
      },
    ]
    this.refresh = () => {
      for (const { mesh, uvs } of layers) mesh.geometry.uvs = uvs()
    }
    this.refresh()
    this.addChild(...layers.map(({ mesh }) => mesh))
    this.eventMode = 'none'
  }

  /** −1 to 1 on each axis; null returns to rest. */
  lean(to: { x: number; y: number } | null): void {
    gsap.to(this.leaning, {
      ...(to ?? restingLean),
      duration: to ? FOLLOW : RETURN,
      ease: 'power3.out',
      overwrite: true,
      onUpdate: () => {
        if (!this.destroyed) this.refresh()
      },
    })
  }

  override destroy(options?: Parameters<Container['destroy']>[0]): void {
    gsap.killTweensOf(this.leaning)
    super.destroy(options)
  }
}

function meshOf(
  fan: ReturnType<typeof roundedFan>,
  texture: Texture,
  blend: 'add' | 'screen',
  alpha: number,
) {
  const geometry = new MeshGeometry({
    positions: fan.positions,
    uvs: new Float32Array(fan.positions.length),
    indices: fan.indices,
  })
  const mesh = new Mesh({ geometry, texture })
  mesh.blendMode = blend
  mesh.alpha = alpha
  return mesh
}

/** One repeat of the bands: a strip that texture coordinates place diagonally. */
function bandsTexture(kit: Kit, rarity: Rarity, { bands }: FinishLook): Texture {
  const texture = kit.drawn.texture(`foil:${rarity}`, BANDS, 4, ctx => {
    const strip = ctx.createLinearGradient(0, 0, BANDS, 0)
    for (const [at, colour] of [...bands, bands[0] ?? '#0000'].entries())
      strip.addColorStop(at / bands.length, colour)
    ctx.fillStyle = strip
    ctx.fillRect(0, 0, BANDS, 4)
  })
  texture.source.style.addressMode = 'repeat'
  return texture
}

const glareTexture = (kit: Kit): Texture =>
  kit.drawn.texture('glare', LIGHT, LIGHT, ctx => {
    const light = ctx.createRadialGradient(LIGHT / 2, LIGHT / 2, 0, LIGHT / 2, LIGHT / 2, LIGHT / 2)
    light.addColorStop(0, '#ffffffcc')
    light.addColorStop(0.4, '#ffffff55')
    light.addColorStop(1, '#ffffff00')
    ctx.fillStyle = light
    ctx.fillRect(0, 0, LIGHT, LIGHT)
  })
