import { packCodeLength } from '@/domain/pack-code.ts'
import { cleanCode } from '@/lib/clean-text.ts'

/** What is being typed, in groups of four as it is printed: capitals and digits only, a group's dash once the next one begins. */
export const grouped = (text: string): string =>
  cleanCode(text)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .slice(0, packCodeLength)
    .replace(/.{4}(?=.)/g, '$&-')
