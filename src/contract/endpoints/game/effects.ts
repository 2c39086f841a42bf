/** Schemas of the effects of a move, for requests and storage. The engine defines the types (decision 0043). */
import { z } from 'zod'
import { bearers, damageSources, type Effect as EngineEffect } from '../../../engine/effects/effect.ts'

const turns = z.int().min(1).max(9)
const amount = z.int().min(1).max(300)
const change = z
  .int()
  .min(-60)
  .max(60)
  .refine(value => value !== 0)

export const Effect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('damage-over-time'), source: z.enum(damageSources), amount, turns }),
  z.strictObject({ kind: z.literal('freeze'), turns }),
  z.strictObject({ kind: z.literal('paralysis'), turns }),
  z.strictObject({ kind: z.literal('sleep'), turns }),
  z.strictObject({ kind: z.literal('stun') }),
  z.strictObject({ kind: z.literal('attack'), on: z.enum(bearers), amount: change, turns }),
  z.strictObject({ kind: z.literal('defence'), on: z.enum(bearers), amount: change, turns }),
  z.strictObject({ kind: z.literal('heal'), amount }),
  z.strictObject({ kind: z.literal('area'), amount }),
  z.strictObject({ kind: z.literal('once-per-match') }),
  z.strictObject({ kind: z.literal('chosen-stat'), amount }),
]) satisfies z.ZodType<EngineEffect>
export type Effect = EngineEffect
