/** Fields of content: internal and external addresses, and the order of a list. */
import { z } from 'zod'
import { cleanLine } from '../lib/clean-text.ts'

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
