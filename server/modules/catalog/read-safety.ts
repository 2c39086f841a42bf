/** Reads the levels of a product's safety information as stored. A level with an invalid value inherits it. */
import { z } from 'zod'
import type { ProductSafety } from '@/contract/endpoints/shop/product-safety.ts'
import { effectiveSafety, emptySafety, toyWarnings } from '@/domain/product-safety.ts'

const text = z.string().catch('')

const Level = z
  .object({
    maker: text,
    maker_address: text,
    maker_contact: text,
    responsible: text,
    responsible_address: text,
    responsible_contact: text,
    minimum_age: z.int().min(0).catch(0),
    toy_warning: z.enum(toyWarnings).nullable().catch(null),
    disposal_url: text,
    warnings: text,
  })
  .catch(emptySafety)

export const readSafety = (levels: readonly unknown[]): ProductSafety =>
  effectiveSafety(levels.map(level => Level.parse(level)))
