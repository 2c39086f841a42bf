import { Container, Rectangle, Texture } from 'pixi.js'
import { stageArt } from '../art.ts'
import type { Spot } from '../layout.ts'
import { BLAST, paintRays } from '../paint/fx-art.ts'
import type { TypeLook } from '../palette.ts'
import { blastFrames, glowOf, lightFlames } from './flames.ts'
import type { LightLayers } from './light-layers.ts'
import { sparks } from './sparks.ts'

const RAYS = 512
const SHEET = { columns: 4, rows: 2 } // the pipeline's burst.webp

/** A burst at the point of impact: rays and glow behind the target, fire and sparks around it. */
export function blast(layers: LightLayers, at: Spot, size: number, look: TypeLook): gsap.core.Timeline {
  const { coats, turn } = lightFlames(blastFrames(layers.kit), look, [1.15, 1, 0.62])
  for (const coat of coats) {
    coat.anchor.set(0.5)
    coat.scale.set((coat.scale.y * size * 3.3) / BLAST.size)
  }
  const wash = layers.glow(look.dark, size * 11, size * 8)
  wash.alpha = 0.55
  const glow = layers.glow(glowOf(look), size * 4, size * 4)
  const rays = layers.light(layers.kit.paints.texture('rays', RAYS, RAYS, paintRays(RAYS, 5)), glowOf(look))
  rays.setSize(size * 4.2, size * 4.2)
  const burst = new Container()
  burst.position.set(at.x, at.y)
  burst.addChild(wash, glow, rays, ...coats)
  layers.back.addChild(burst)
  const show = { frame: 0 }
  return layers
    .burn(burst)
    .fromTo(burst.scale, { x: 0.4, y: 0.4 }, { x: 1, y: 1, duration: 0.22, ease: 'power3.out' }, 0)
    .to(
      show,
      { frame: BLAST.frames - 0.01, duration: 0.7, ease: 'none', onUpdate: () => turn(show.frame) },
      0,
    )
    .to(rays, { rotation: 0.35, alpha: 0, duration: 0.4, ease: 'power1.in' }, 0.35)
    .to(glow, { alpha: 0, duration: 0.5, ease: 'power1.in' }, 0.3)
    .to(wash, { alpha: 0, duration: 0.45, ease: 'power1.in' }, 0.25)
    .to(coats, { alpha: 0, duration: 0.25 }, 0.48)
    .add(shock(layers, at, size, look), 0)
    .add(sparks(layers, at, size, look), 0.02)
}

/** The ring that runs outwards; nothing when its sheet is missing. */
function shock(layers: LightLayers, at: Spot, size: number, look: TypeLook): gsap.core.Timeline {
  const ring = layers.light(Texture.EMPTY, glowOf(look))
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
    ring.setSize(size * 4.2, size * 4.2)
  }
  return layers.burn(ring).to(show, { frame: 7.99, duration: 0.5, ease: 'power1.out', onUpdate: turn })
}

const sheets = new WeakMap<object, Texture[]>()

function cutSheet(sheet: Texture): Texture[] {
  const known = sheets.get(sheet.source)
  if (known) return known
  const w = sheet.width / SHEET.columns
  const h = sheet.height / SHEET.rows
  const frames = Array.from({ length: SHEET.columns * SHEET.rows }, (_, i) => {
    const frame = new Rectangle((i % SHEET.columns) * w, Math.floor(i / SHEET.columns) * h, w, h)
    return new Texture({ source: sheet.source, frame })
  })
  sheets.set(sheet.source, frames)
  return frames
}
