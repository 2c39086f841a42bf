/** Solid pieces that a blow tears off: they are thrown, bounce on the table and lie still for a moment. */
import type { CardType } from '@/contract/endpoints/game/characters.ts'
import { type AttackLook, attackLookOf } from '../choreography/attack-looks.ts'
import { hash } from '../draw/noise.ts'
import type { Spot } from '../layout/layout.ts'
import { seconds } from '../timing/durations.ts'
import { ease } from '../timing/easings.ts'
import { throwDebris } from './impact.ts'
import type { LightLayers } from './light-layers.ts'

const COUNT = { sparks: { light: 14, heavy: 26 }, chips: { light: 6, heavy: 16 } }
const CONE = 1.3 // radians over which they spread
const PULL = 3.4 // gravity in sizes per share of the flight, squared
const BOUNCE = 0.32 // share of the speed after the first bounce

/** Height above the ground `time` after a throw, with one bounce; `up` and `height` in the same unit. */
function heightAt(time: number, up: number, height: number): number {
  const landed = (up + Math.sqrt(up * up + 2 * PULL * height)) / PULL
  if (time < landed) return height + up * time - (PULL / 2) * time * time
  const again = (PULL * landed - up) * BOUNCE
  const since = time - landed
  return Math.max(0, again * since - (PULL / 2) * since * since)
}

/** @param heading direction of the blow in radians, clockwise from the right */
export function chips(
  layers: LightLayers,
  at: Spot,
  size: number,
  heading: number,
  tipo: CardType,
  heavy: boolean,
): void {
  const look = attackLookOf(tipo)
  const strength = heavy ? 'heavy' : 'light'
  layers.swarm({
    count: COUNT.sparks[strength],
    duration: seconds('sparks') * 0.7,
    shape: () => 'spark',
    tint: index => (index % 3 ? look.hot : look.body),
    glows: true,
    place(index, time, pose) {
      const angle = heading + (hash(index * 4.1) - 0.5) * CONE * 1.6
      const far = size * (0.2 + (0.6 + 0.7 * hash(index * 2.3)) * ease.out(time))
      pose.x = at.x + Math.cos(angle) * far
      pose.y = at.y + Math.sin(angle) * far + size * 0.3 * time * time
      pose.rotation = angle + Math.PI / 2
      pose.size = size * 0.13 * (1 - 0.6 * time)
      pose.stretch = 1 + 2.4 * (1 - time)
      pose.alpha = Math.min(1, (1 - time) * 2)
    },
  })
  throwChips(
    layers,
    at,
    size,
    look,
    COUNT.chips[strength],
    index => heading + (hash(index * 3.3) - 0.5) * CONE,
  )
}

function throwChips(
  layers: LightLayers,
  at: Spot,
  size: number,
  look: AttackLook,
  count: number,
  headingOf: (index: number) => number,
): void {
  const { debris } = look
  layers.swarm({
    count,
    duration: seconds('chips'),
    shape: () => (debris.glows ? 'square' : debris.shape),
    tint: index => (index % 2 ? look.body : index % 4 ? look.glow : '#f4ead8'),
    glows: false,
    place(index, time, pose) {
      const heading = headingOf(index)
      const height = heightAt(time * 1.7, 0.5 + 0.9 * hash(index * 6.1), 0.5)
      const run = ease.out(Math.min(1, time * 1.4)) * (0.5 + 0.9 * hash(index * 2.9))
      pose.x = at.x + Math.cos(heading) * size * run
      pose.y = at.y + size * (0.5 + Math.sin(heading) * 0.35 * run - height)
      pose.rotation = index + (height > 0 ? time * (6 + 8 * hash(index)) : 0)
      pose.size = size * (debris.glows ? 0.06 : 0.09) * (0.7 + 0.8 * hash(index * 5.3))
      pose.stretch = debris.glows ? 0.65 : 1
      pose.alpha = Math.min(1, (1 - time) * 4)
    },
  })
}

/** A creature that breaks: pieces in every direction and the particles of the type that broke it. */
export function wreck(layers: LightLayers, at: Spot, size: number, tipo: CardType): void {
  const look = attackLookOf(tipo)
  throwDebris(layers, at, size, look, 1)
  throwChips(layers, at, size, look, 18, index => (index / 18) * Math.PI * 2)
  const glow = layers.glow(look.glow, size * 2.6, size * 2.6)
  glow.position.set(at.x, at.y)
  layers.back.addChild(glow)
  layers.burn(glow).to(glow, { alpha: 0, duration: seconds('burst') * 0.6, ease: ease.in })
}
