/** From a spec line to a creature ready to be drawn, in any expression and pose. */
import { archetypes } from './archetypes/all.ts'
import { type Creature, type Expression, newCreature } from './creature.ts'
import { lightRigs } from './lights.ts'
import { parts } from './parts/all.ts'
import type { Part } from './parts/part.ts'
import { posedGlsl } from './pose/deform.ts'
import type { Pose } from './pose/pose.ts'
import { seeded } from './random.ts'
import type { ArtSpec } from './specs/spec.ts'

export function buildCreature(spec: ArtSpec, expression: Expression = 'calm', pose: Pose = 'rest'): Creature {
  const light = lightRigs[spec.tipo]
  const creature = newCreature({
    palette: { glow: light.glow, ...spec.palette },
    light,
    options: spec.options ?? {},
    expression,
    pose,
    yaw: spec.yaw ?? -0.35,
    random: seeded(spec.nome),
  })
  archetypes[spec.archetype](creature)
  for (const [name, options = {}] of spec.parts ?? []) (parts[name] as Part)(creature, options)
  creature.sculpture.warp = posedGlsl(creature)
  return creature
}
