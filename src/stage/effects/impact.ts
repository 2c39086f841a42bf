import { Container, Rectangle, Texture } from 'pixi.js'
import type { CardType } from '@/contract/endpoints/game/characters.ts'
import { stageArt } from '../art/art-addresses.ts'
import { type AttackLook, attackLookOf } from '../choreography/attack-looks.ts'
import { drawRays } from '../draw/fx-art.ts'
import { hash } from '../draw/noise.ts'
import type { Spot } from '../layout/layout.ts'
import { seconds } from '../timing/durations.ts'
import { ease } from '../timing/easings.ts'
import { cores } from './cores.ts'
import type { LightLayers } from './light-layers.ts'
import { motions } from './motions.ts'

const RAYS = 512
const SHEET = { columns: 4, rows: 2 } // frames of the pipeline's burst.webp

/**
 * A type's burst where a blow lands: light and core behind the target, particles in front of it. `size` is the target's
 * height. A shade between burst and target keeps the outline visible.
 */
export function impact(layers: LightLayers, at: Spot, size: number, tipo: CardType, heavy: boolean): void {
  const look = attackLookOf(tipo)
  if (layers.kit.reducedMotion) {
    stillImpact(layers, at, size, look, heavy)
    return
  }
  shine(layers, at, heavy ? size : size * 0.55, look, heavy)
  cores[look.core](layers, at, heavy ? size : size * 0.5, look)
  if (heavy) {
    shock(layers, at, size, look)
    shade(layers, at, size)
  }
  throwDebris(layers, at, heavy ? size : size * 0.6, look, heavy ? 1 : 0.5)
}

/** Reduced motion: the light of the blow fades without movement. */
function stillImpact(layers: LightLayers, at: Spot, size: number, look: AttackLook, heavy: boolean): void {
  const glow = layers.glow(look.glow, size * (heavy ? 2.6 : 1.6), size * (heavy ? 2.6 : 1.6))
  const core = layers.shape('sparkle', look.hot, size * (heavy ? 1.6 : 0.8), true)
  for (const piece of [glow, core]) piece.position.set(at.x, at.y)
  core.alpha = 0.6
  layers.back.addChild(glow, core)
  const hold = seconds(heavy ? 'reducedFire' : 'reducedFade')
  layers.burn(glow, core).to([glow, core], { alpha: 0, duration: seconds('reducedFade') }, hold)
}

function shine(layers: LightLayers, at: Spot, size: number, look: AttackLook, heavy: boolean): void {
  const light = new Container()
  light.position.set(at.x, at.y)
  const glow = layers.glow(look.glow, size * 4, size * 4)
  light.addChild(glow)
  if (heavy) {
    const rays = layers.light(layers.kit.drawn.texture('rays', RAYS, RAYS, drawRays(RAYS, 5)), look.glow)
    rays.setSize(size * 3.4, size * 3.4)
    light.addChild(rays)
  }
  layers.back.addChild(light)
  const duration = seconds('burst')
  layers
    .burn(light)
    .fromTo(
      light.scale,
      { x: 0.4, y: 0.4 },
      { x: 1, y: 1, duration: seconds('burstGrow'), ease: ease.out },
      0,
    )
    .to(light, { rotation: 0.3, duration, ease: ease.even }, 0)
    .to(light, { alpha: 0, duration: duration * 0.55, ease: ease.in }, duration * 0.45)
}

/**
 * A dark area behind the target: its outline stays readable in front of the brightest core. It fades as soon as the target is thrown,
 * because it would be a grey hole in the light.
 */
function shade(layers: LightLayers, at: Spot, size: number): void {
  const dark = layers.glow('#140805', size * 1.7, size * 1.7)
  dark.blendMode = 'normal'
  dark.position.set(at.x, at.y)
  layers.back.addChild(dark)
  layers
    .burn(dark)
    .fromTo(dark, { alpha: 0 }, { alpha: 0.75, duration: seconds('heavyStop') }, 0)
    .to(dark, { alpha: 0, duration: seconds('burst') * 0.3 }, seconds('heavyStop'))
}

/**
 * @param size of the target, in units
 * @param share of the look's number of particles, 0–1
 */
export function throwDebris(
  layers: LightLayers,
  at: Spot,
  size: number,
  look: AttackLook,
  share: number,
): void {
  const { debris } = look
  const { pull, spin, shape, glows } = debris
  layers.swarm({
    count: Math.round(debris.count * share),
    duration: seconds('sparks') * (pull > 0.8 ? 1.3 : 1),
    shape: () => shape,
    tint: index => (index % 3 ? look.body : look.hot),
    glows,
    place(index, time, pose) {
      const angle = hash(index * 1.3) * Math.PI * 2
      const far = size * (0.5 + 0.85 * hash(index * 2.7))
      pose.rotation =
        shape === 'spark' ? angle + Math.PI / 2 : angle + spin * Math.PI * 2 * time * (index % 2 ? 1 : -1)
      pose.size = size * debris.size * (0.6 + 0.8 * hash(index * 5)) * (glows ? 1 - 0.5 * time : 1)
      pose.stretch = shape === 'spark' ? 2 : 1
      pose.alpha = Math.min(1, (1 - time) * 2.4)
      const offset = motions[debris.motion]({ angle, far, time, index, pose })
      pose.x = at.x + offset.x
      pose.y = at.y + offset.y + pull * size * 0.6 * time * time
    },
  })
}

/** The ring of a shock wave; nothing if its sheet is missing. */
function shock(layers: LightLayers, at: Spot, size: number, look: AttackLook): void {
  const ring = layers.light(Texture.EMPTY, look.body)
  ring.position.set(at.x, at.y)
  layers.back.addChild(ring)
  let frames: Texture[] = []
  layers.kit.art.use(stageArt('burst.webp'), sheet => {
    frames = sheet ? cutSheet(sheet) : []
  })
  const show = { frame: 0 }
  const turn = () => {
    const frame = frames[Math.floor(show.frame)]
    if (!frame || ring.destroyed) return
    ring.texture = frame
    ring.setSize(size * 2.8, size * 2.8)
  }
  const last = SHEET.columns * SHEET.rows - 0.01
  layers
    .burn(ring)
    .to(show, { frame: last, duration: seconds('burst') * 0.7, ease: 'power1.out', onUpdate: turn })
}

const sheets = new WeakMap<object, Texture[]>()

function cutSheet(sheet: Texture): Texture[] {
  const cachedFrames = sheets.get(sheet.source)
  if (cachedFrames) return cachedFrames
  const w = sheet.width / SHEET.columns
  const h = sheet.height / SHEET.rows
  const frames = Array.from({ length: SHEET.columns * SHEET.rows }, (_, i) => {
    const frame = new Rectangle((i % SHEET.columns) * w, Math.floor(i / SHEET.columns) * h, w, h)
    return new Texture({ source: sheet.source, frame })
  })
  sheets.set(sheet.source, frames)
  return frames
}
