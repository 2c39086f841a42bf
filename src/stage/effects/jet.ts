import { Container } from 'pixi.js'
import type { AttackLook } from '../choreography/attack-looks.ts'
import { JET } from '../draw/fx-art.ts'
import type { Spot } from '../layout/layout.ts'
import { seconds } from '../timing/durations.ts'
import { ease } from '../timing/easings.ts'
import { jetFrames, lightFlames } from './flames.ts'
import type { LightLayers } from './light-layers.ts'

const TURNS = 14 // number of frames shown
const FADE = seconds('shotFade')

/** A jet from the attacker to the target that grows, boils and fades. */
export function jet(
  layers: LightLayers,
  from: Spot,
  to: Spot,
  size: number,
  look: AttackLook,
  flight: number,
): void {
  const { coats, turn } = lightFlames(jetFrames(layers.kit), look, [1.25, 1, 0.55])
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const stream = new Container()
  stream.position.set(from.x, from.y)
  stream.rotation = Math.atan2(to.y - from.y, to.x - from.x)
  stream.addChild(...coats)
  layers.back.addChild(stream)
  const total = flight + seconds('heavyStop') + seconds('hit')
  const thick = Math.max(0.5, (size / 142) * Math.max(1.25, length / 250))
  const show = { frame: 0 }
  layers
    .burn(stream)
    .fromTo(
      stream.scale,
      { x: 0.05, y: thick * 0.5 },
      { x: length / JET.w, y: thick, duration: flight, ease: ease.in },
      0,
    )
    .to(show, { frame: TURNS, duration: total, ease: ease.even, onUpdate: () => turn(show.frame) }, 0)
    .to(stream, { alpha: 0, duration: FADE }, total - FADE)
}
