/** From a spec line to a creature ready to be drawn, in any expression. */
import { archetypes } from './archetypes/all.ts'
import { type Creature, type Expression, newCreature } from './creature.ts'
import { lightRigs } from './lights.ts'
import { parts } from './parts/all.ts'
import type { Part } from './parts/part.ts'
import { seeded } from './random.ts'
import type { ArtSpec } from './specs/spec.ts'

export function buildCreature(spec: ArtSpec, expression: Expression = 'calm'): Creature {
  const light = lightRigs[spec.tipo]
  const creature = newCreature({
    palette: { glow: light.glow, ...spec.palette },
    light,
    options: spec.options ?? {},
    expression,
    yaw: spec.yaw ?? -0.35,
    random: seeded(spec.nome),
  })
  archetypes[spec.archetype](creature)
  for (const [name, options = {}] of spec.parts ?? []) (parts[name] as Part)(creature, options)
  return creature
}
