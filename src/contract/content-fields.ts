/** Fields that content and forms of the administration share: addresses, slugs, our own images, money, the order of a list. */
import { z } from 'zod'
import { cleanCode, cleanLine } from '../lib/clean-text.ts'

/** `/negozio/buste`, `https://…` or nothing. */
export const ContentLink = z
  .string()
  .overwrite(cleanLine)
  .max(500)
  .refine(value => value === '' || /^(https?:\/\/|\/(?!\/)|mailto:|tel:)[^\s"<>]*$/.test(value), 'address')

/** URL of an image or a video: one of our paths, or an absolute URL. */
export const MediaAddress = z
  .string()
  .overwrite(cleanLine)
  .max(500)
  .refine(value => /^(https:\/\/|\/(?!\/))[^\s"<>]+$/.test(value), 'address')

const Ids = z.array(z.int().min(1)).min(1).max(500)

/** The new order of a list. `known` is the order the sender saw, so that concurrent changes are detected. */
export const IdOrder = z.strictObject({ ids: Ids, known: Ids })

/** A slug. An empty one is generated from the name. */
export const AddressWord = z
  .string()
  .overwrite(cleanCode)
  .max(120)
  .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'slug')

/** One of our files: shipped with the product, or uploaded to the media library. */
export const PictureAddress = z.string().regex(/^\/(assets|uploads)(\/[\w-][\w.-]*)+$/, 'invalid')

export const Cents = z.int().min(0, 'not_negative').max(100_000_000)
