/** Fields that forms of the administration share: slugs, our own images, money. */
import { z } from 'zod'
import { cleanCode } from '../../../lib/clean-text.ts'

/** A slug. An empty one is generated from the name. */
export const AddressWord = z
  .string()
  .overwrite(cleanCode)
  .max(120)
  .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'slug')

/** One of our files: shipped with the product, or uploaded to the media library. */
export const PictureAddress = z.string().regex(/^\/(assets|uploads)(\/[\w-][\w.-]*)+$/, 'invalid')

export const Cents = z.int().min(0, 'not_negative').max(100_000_000)
