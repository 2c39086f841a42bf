/** Fields that content in six languages is written with: words per language, addresses inside the shop or outside. */
import { z } from 'zod'

/** The same shape once per language. */
export const perLocale = <S extends z.ZodType>(words: S) =>
  z.strictObject({ it: words, en: words, es: words, fr: words, de: words, pt: words })

/** `/negozio/buste`, `https://…` or nothing. */
export const ContentLink = z
  .string()
  .trim()
  .max(500)
  .refine(value => value === '' || /^(https?:\/\/|\/(?!\/)|mailto:|tel:)[^\s"<>]*$/.test(value), 'address')

/** The address of a picture or a film: our own, or one that is told in full. */
export const MediaAddress = z
  .string()
  .trim()
  .max(500)
  .refine(value => /^(https:\/\/|\/(?!\/))[^\s"<>]+$/.test(value), 'address')

const Ids = z.array(z.int().min(1)).min(1).max(500)

/** What a list is put into the order of; `known` is the order the sender saw, so that nobody undoes another's unseen. */
export const IdOrder = z.strictObject({ ids: Ids, known: Ids })
