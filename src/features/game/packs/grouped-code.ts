import { packCodeLength } from '@/domain/pack-code.ts'
import { cleanCode } from '@/lib/clean-text.ts'

/** Formats typed text in groups of four as printed: capitals and digits only, with a dash once the next group begins. */
export const grouped = (text: string): string =>
  cleanCode(text)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .slice(0, packCodeLength)
    .replace(/.{4}(?=.)/g, '$&-')
