/** Fields that forms of the administration share: addresses, pictures of ours, money. */
import { z } from 'zod'
import { cleanCode } from '../../../lib/clean-text.ts'

/** A word of an address, or nothing: then it is made from the name. */
export const AddressWord = z
  .string()
  .overwrite(cleanCode)
  .max(120)
  .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'slug')

/** A file of ours: shipped with the product, or sent to the media library. */
export const PictureAddress = z.string().regex(/^\/(assets|uploads)(\/[\w-][\w.-]*)+$/, 'invalid')

export const Cents = z.int().min(0, 'not_negative').max(100_000_000)
