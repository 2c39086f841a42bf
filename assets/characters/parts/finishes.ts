/** What things are made of: polished metals, lacquer, porcelain, wood. */
import { mixed } from '../glsl/values.ts'
import type { Material } from '../sculpture.ts'

export const chrome: Material = { colour: '#dfe8f2', rough: 0.13, metal: 0.95, softness: 0, coat: 0.3 }
export const brass: Material = { colour: '#e8b04a', rough: 0.22, metal: 0.85, softness: 0.05, coat: 0.4 }
export const copper: Material = { colour: '#e08a58', rough: 0.24, metal: 0.85, softness: 0.05, coat: 0.4 }

export const lacquer = (colour: string): Material => ({ colour, rough: 0.18, softness: 0.35, coat: 1 })
export const rubber = (colour: string): Material => ({ colour, rough: 0.5, softness: 0.3, coat: 0.25 })
export const porcelain = (colour: string): Material => ({ colour, rough: 0.14, softness: 0.75, coat: 1 })

/** Planed wood; the grain runs along the space's `along` axis. */
export function wood(space: string, along: 'x' | 'y' | 'z', light: string, dark: string): Material {
  const stretch = { x: 'vec3(1.2,9.,9.)', y: 'vec3(9.,1.2,9.)', z: 'vec3(9.,9.,1.2)' }[along]
  const grain = `smoothstep(.25,.75,.5+.5*sin(valueNoise(${space}*${stretch}*.55)*16.))`
  return { colour: mixed(light, dark, `.75*${grain}`), rough: 0.42, softness: 0.4, coat: 0.4 }
}
