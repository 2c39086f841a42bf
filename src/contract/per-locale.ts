/** Schemas of values per language. */
import { z } from 'zod'
import { cleanLine } from '../lib/clean-text.ts'

/** The same shape in each of the six languages. */
export const perLocale = <T extends z.ZodType>(shape: T) =>
  z.strictObject({ it: shape, en: shape, es: shape, fr: shape, de: shape, pt: shape })

/** A short text per language. Italian is required. An empty language uses the Italian text. */
export const namesPerLocale = (most: number) =>
  perLocale(z.string().overwrite(cleanLine).max(most)).superRefine((names, context) => {
    if (names.it === '') context.addIssue({ code: 'custom', message: 'required', path: ['it'] })
  })
