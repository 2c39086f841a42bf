/** Swarms that are not part of a blow: charging, streaks, dust, rising sparks, the end of a status. */
import type { CardType } from '@/contract/endpoints/game/characters.ts'
import type { StatusKind } from '@/engine/types.ts'
import { attackLookOf } from '../choreography/attack-looks.ts'
import type { Shape } from '../draw/fx-shapes.ts'
import { hash } from '../draw/noise.ts'
import { mixed, shopColours } from '../draw/palette.ts'
import { statusHue } from '../draw/status-hues.ts'
import type { Spot } from '../layout/layout.ts'
import { seconds } from '../timing/durations.ts'
import { ease } from '../timing/easings.ts'
import type { LightLayers } from './light-layers.ts'

/** Light that contracts around a creature before its attack. */
export function charge(layers: LightLayers, at: Spot, size: number, tipo: CardType, duration: number): void {
  const look = attackLookOf(tipo)
  layers.swarm({
    count: 24,
    duration,
    shape: index => (index ? 'spark' : 'dot'),
    tint: index => (index === 0 ? look.glow : index % 3 ? look.body : look.hot),
    glows: true,
    place(index, time, pose) {
      if (index === 0) {
        pose.x = at.x
        pose.y = at.y
        pose.size = size * 1.6 * ease.in(time)
        pose.alpha = time * 0.4
        return
      }
      const angle = hash(index * 2.3) * Math.PI * 2
      const late = hash(index * 4.3) * 0.5 // they start one after another and arrive until the end
      const t = Math.max(0, (time - late) / (1 - late))
      const far = size * (0.6 + 0.6 * hash(index)) * (1 - ease.in(t))
      pose.x = at.x + Math.cos(angle + t * 0.9) * far
      pose.y = at.y + Math.sin(angle + t * 0.9) * far
      pose.rotation = angle + t * 0.9 + Math.PI / 2
      pose.size = size * 0.1
      pose.stretch = 2.4
      pose.alpha = t === 0 ? 0 : Math.min(1, t * 3)
    },
  })
}

/** Diagonal speed lines over the whole view. */
export function lines(layers: LightLayers, colour: string, duration: number): void {
  const { width, height } = layers.view
  const heading = -0.42 // radians
  layers.swarm({
    count: 30,
    duration,
    shape: () => 'spark',
    tint: index => (index % 3 ? colour : '#ffffff'),
    glows: true,
    over: layers.back,
    place(index, time, pose) {
      const t = (time * (1.6 + hash(index)) + hash(index * 3.1)) % 1
      const along = (t - 0.5) * width * 1.5
      const across = (hash(index * 1.7) - 0.5) * height * 1.5
      pose.x = width / 2 + Math.cos(heading) * along - Math.sin(heading) * across
      pose.y = height / 2 + Math.sin(heading) * along + Math.cos(heading) * across
      pose.rotation = heading + Math.PI / 2
      pose.size = 14 + 16 * hash(index * 5.9)
      pose.stretch = 9
      pose.alpha = 0.5 * Math.min(1, time * 6, (1 - time) * 4)
    },
  })
}

/** A column of light around a creature that enters. */
export function column(layers: LightLayers, feet: Spot, size: number, colour: string): void {
  const light = layers.glow(colour, size * 0.95, size * 4.4)
  const core = layers.glow('#ffffff', size * 0.34, size * 4)
  for (const piece of [light, core]) piece.position.set(feet.x, feet.y - size * 1.2)
  core.alpha = 0.7
  layers.back.addChild(light, core)
  const duration = seconds('column')
  layers
    .burn(light, core)
    .from([light.scale, core.scale], { x: 0, duration: duration * 0.35, ease: ease.out }, 0)
    .to([light, core], { alpha: 0, duration: duration * 0.5, ease: ease.in }, duration * 0.6)
  layers.swarm({
    count: 16,
    duration: duration * 1.4,
    shape: () => 'sparkle',
    tint: index => (index % 2 ? colour : '#ffffff'),
    glows: true,
    place(index, time, pose) {
      const t = Math.max(0, time - hash(index * 2.7) * 0.4) / 0.6
      pose.x = feet.x + (hash(index * 1.3) - 0.5) * size * 0.9
      pose.y = feet.y - size * (0.1 + 1.3 * Math.min(1, t))
      pose.size = size * 0.12 * (0.5 + hash(index * 7.9))
      pose.rotation = t * 2
      pose.alpha = t <= 0 || t >= 1 ? 0 : Math.sin(Math.PI * t)
    },
  })
}

/** Speed lines on the far side of a blow. */
export function streaks(layers: LightLayers, at: Spot, size: number, away: number): void {
  layers.swarm({
    count: 10,
    duration: seconds('streaks'),
    shape: () => 'spark',
    tint: () => '#fff4d0',
    glows: true,
    place(index, time, pose) {
      const angle = (hash(index * 4.1) - 0.5) * 1.5
      const far = size * (0.35 + 0.8 * ease.out(time) * (0.6 + 0.6 * hash(index)))
      pose.x = at.x + away * Math.cos(angle) * far
      pose.y = at.y + Math.sin(angle) * far
      pose.rotation = Math.atan2(Math.sin(angle), away * Math.cos(angle)) + Math.PI / 2
      pose.size = size * 0.16
      pose.stretch = 2.2
      pose.alpha = 1 - time
    },
  })
}

/** Wind that passes a creature in the direction `away` (−1 or 1). */
export function gust(layers: LightLayers, at: Spot, size: number, away: number): void {
  layers.swarm({
    count: 22,
    duration: seconds('windTurn'),
    shape: () => 'spark',
    tint: index => (index % 3 ? '#dff1ff' : '#ffffff'),
    glows: true,
    place(index, time, pose) {
      const late = hash(index * 3.7) * 0.45
      const t = Math.max(0, Math.min(1, (time - late) / 0.55))
      pose.x = at.x + away * size * (1.9 * ease.out(t) - 0.95)
      pose.y = at.y + (hash(index * 1.9) - 0.5) * size * 1.1 + Math.sin(t * Math.PI) * size * 0.06
      pose.rotation = Math.PI / 2
      pose.size = size * (0.13 + 0.1 * hash(index * 5.3))
      pose.stretch = 4
      pose.alpha = t === 0 ? 0 : 0.75 * Math.sin(Math.PI * t)
    },
  })
}

/** Dust along the ground when a creature lands. */
export function dust(layers: LightLayers, at: Spot, reach: number): void {
  layers.swarm({
    count: 12,
    duration: seconds('creatureDust'),
    shape: () => 'puff',
    tint: () => '#e8c890',
    glows: false,
    place(index, time, pose) {
      const angle = (index / 12) * Math.PI * 2
      const far = reach * ease.out(time)
      pose.x = at.x + Math.cos(angle) * far
      pose.y = at.y + Math.sin(angle) * far * 0.36
      pose.size = reach * (0.16 + 0.22 * time)
      pose.stretch = 0.7
      pose.alpha = 0.6 * (1 - time)
    },
  })
}

function risingOf(tone: 'heal' | 'raise'): { shape: Shape; tints: string[] } {
  if (tone === 'heal') return { shape: 'plus', tints: ['#7be08a', '#c8ffd0', '#2f9e5c'] }
  const { secondaryMark, secondaryText, secondaryGlow } = shopColours
  return {
    shape: 'chevron',
    tints: [secondaryMark, mixed(secondaryText, '#ffffff', 0.5), mixed(secondaryGlow, '#000000', 0.12)],
  }
}

/** Glyphs and sparks that rise around a creature. */
export function rise(layers: LightLayers, feet: Spot, size: number, tone: 'heal' | 'raise'): void {
  const { shape, tints } = risingOf(tone)
  layers.swarm({
    count: 20,
    duration: seconds('heal') * 1.5,
    shape: index => (index % 2 ? shape : 'dot'),
    tint: index => tints[index % 3]!,
    glows: true,
    place(index, time, pose) {
      const late = hash(index * 3.3) * 0.4
      const t = Math.max(0, Math.min(1, (time - late) / (1 - late)))
      pose.x = feet.x + (hash(index * 1.7) - 0.5) * size * 1.1 + Math.sin(t * 5 + index) * 4
      pose.y = feet.y - size * (0.05 + 0.95 * t * (0.6 + 0.4 * hash(index)))
      pose.size = size * 0.13 * (0.7 + 0.6 * hash(index * 9))
      pose.alpha = t === 0 ? 0 : Math.sin(Math.PI * t)
    },
  })
}

interface Leaving {
  shape: Shape
  pull: number // below 0 it rises
  spin: number
  glows: boolean
  light?: string // colour of every third particle; default: white
}

const leaving: Partial<Record<StatusKind, Leaving>> = {
  poison: { shape: 'bubble', pull: -0.9, spin: 0, glows: false },
  burn: { shape: 'flame', pull: -1, spin: 0, glows: false, light: '#ffd66a' }, // white drops would look like water
  freeze: { shape: 'shard', pull: 1.8, spin: 1, glows: false },
  sleep: { shape: 'zed', pull: -1.2, spin: 0.2, glows: false },
  paralysis: { shape: 'bolt', pull: 0, spin: 0.3, glows: true },
  stun: { shape: 'star', pull: 0.6, spin: 1, glows: false },
}

/** Particles of a status when it takes effect or is broken. */
export function release(layers: LightLayers, kind: StatusKind, at: Spot, size: number): void {
  const left = leaving[kind]
  if (!left) return
  const hue = statusHue(kind)
  layers.swarm({
    count: 14,
    duration: seconds('sparks'),
    shape: () => left.shape,
    tint: index => (index % 3 ? hue : (left.light ?? '#ffffff')),
    glows: left.glows,
    place(index, time, pose) {
      const angle = hash(index * 2.1) * Math.PI * 2
      const far = size * (0.15 + 0.55 * hash(index * 4.7)) * ease.out(time)
      pose.x = at.x + Math.cos(angle) * far
      pose.y = at.y + Math.sin(angle) * far * 0.8 + left.pull * size * 0.4 * time * time
      pose.rotation = left.spin * (angle + time * Math.PI * 2)
      pose.size = size * 0.16 * (0.6 + 0.8 * hash(index * 6))
      pose.alpha = Math.min(1, (1 - time) * 2)
    },
  })
}
