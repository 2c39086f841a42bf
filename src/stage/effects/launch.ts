import type { CardType } from '@/contract/endpoints/game/characters.ts'
import { type AttackLook, attackLookOf, type Shot } from '../choreography/attack-looks.ts'
import type { Spot } from '../layout/layout.ts'
import { jet } from './jet.ts'
import type { LightLayers } from './light-layers.ts'
import { ray } from './ray.ts'
import { fall, orb, volley, waves } from './volley.ts'

interface Path {
  from: Spot
  to: Spot
  size: number // the target's height
  look: AttackLook
  flight: number // s
}

type Carrier<K extends Shot['kind']> = (
  layers: LightLayers,
  path: Path,
  shot: Extract<Shot, { kind: K }>,
) => void

const BEAM = 0.3 // width as a share of the target's height
const PILLAR = 0.62

const carriers: { [K in Shot['kind']]: Carrier<K> } = {
  jet: (layers, { from, to, size, look, flight }) => jet(layers, from, to, size, look, flight),
  volley: (layers, { from, to, size, look, flight }, shot) =>
    volley(layers, from, to, size, look, shot, flight),
  waves: (layers, { from, to, size, look, flight }, shot) =>
    waves(layers, from, to, size, look, shot, flight),
  fall: (layers, { to, size, look, flight }, shot) => fall(layers, to, size, look, shot, flight),
  orb: (layers, { from, to, size, look, flight }) => orb(layers, from, to, size, look, flight),
  beam: (layers, { from, to, size, look, flight }) => ray(layers, from, to, size * BEAM, look, flight),
  pillar(layers, { to, size, look, flight }) {
    const sky = { x: to.x, y: to.y - size * 3 }
    const floor = { x: to.x, y: to.y + size * 0.9 }
    ray(layers, sky, floor, size * PILLAR, look, flight)
  },
}

/** Launches a type's projectile, which arrives after `flight` seconds. */
export function launch(
  layers: LightLayers,
  from: Spot,
  to: Spot,
  size: number,
  tipo: CardType,
  flight: number,
): void {
  const look = attackLookOf(tipo)
  const carry = carriers[look.shot.kind] as Carrier<Shot['kind']>
  carry(layers, { from, to, size, look, flight }, look.shot)
}
