/** Fields of content: addresses inside the shop or outside, and the order of a list. */
import { z } from 'zod'
import { cleanLine } from '../lib/clean-text.ts'

/** `/negozio/buste`, `https://…` or nothing. */
export const ContentLink = z
  .string()
  .overwrite(cleanLine)
  .max(500)
  .refine(value => value === '' || /^(https?:\/\/|\/(?!\/)|mailto:|tel:)[^\s"<>]*$/.test(value), 'address')

/** The address of a picture or a video: a path of ours, or an absolute URL. */
export const MediaAddress = z
  .string()
  .overwrite(cleanLine)
  .max(500)
  .refine(value => /^(https:\/\/|\/(?!\/))[^\s"<>]+$/.test(value), 'address')

const Ids = z.array(z.int().min(1)).min(1).max(500)

/** What a list is put into the order of; `known` is the order the sender saw, so that nobody undoes another's unseen. */
export const IdOrder = z.strictObject({ ids: Ids, known: Ids })
