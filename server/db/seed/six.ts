import { type SixTexts, six } from '../../../src/contract/six-texts.ts'

export { type SixTexts, six }

/** The same in every language: a number, a measure. */
export const same = (text: string): SixTexts => six(text, text, text, text, text, text)

/** `Statuina Draghissimo, 14 cm` → `statuina-draghissimo-14-cm`. */
export const slugOfTitle = (title: string): string =>
  title
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
