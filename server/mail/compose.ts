/** A letter and its data → what is sent, in the reader's language. Links start at PUBLIC_URL and nowhere else. */
import { type Locale, localeFacts } from '@/contract/locales.ts'
import { formatMoney } from '@/contract/money.ts'
import { dayWords } from '@/i18n/dates.ts'
import type { Translate } from '@/i18n/translate.ts'
import type { Letter, LetterData, Pen } from './letter.ts'
import { type LetterParts, letterHtml } from './letter-html.ts'
import { sectionText } from './letter-sections.ts'

export interface LetterPlace {
  publicUrl: string // without a slash at its end
  siteName: string
  translate: Translate
}

export interface ComposedLetter {
  subject: string
  html: string
  text: string
}

/** Throws when the data is not what the letter needs. */
export function composeLetter(
  letter: Letter,
  data: LetterData,
  locale: Locale,
  place: LetterPlace,
): ComposedLetter {
  const parts = partsOf(letter, data, locale, place)
  return { subject: parts.subject, html: letterHtml(parts), text: plainText(parts) }
}

const penOf = (locale: Locale, place: LetterPlace): Pen => ({
  locale,
  say: (key, words) => place.translate(locale, `letters.${key}`, { ...words, site: place.siteName }),
  money: (cents, currency) => formatMoney(cents, localeFacts[locale].iso, currency),
  day: at => dayWords(at, locale, 'long'),
  at: path => `${place.publicUrl}${path}`,
})

function partsOf(letter: Letter, data: LetterData, locale: Locale, place: LetterPlace): LetterParts {
  const filled = letter.fill(data, penOf(locale, place))
  const words = { ...filled.words, site: place.siteName }
  const shared = (key: string) => place.translate(locale, `letters.${key}`, words)
  const own = (key: string) => shared(`${letter.name}.${key}`)
  const greeting = filled.greets
    ? place.translate(locale, 'letters.greeting', { name: filled.greets })
    : shared('greeting_nobody')
  return {
    language: localeFacts[locale].iso,
    siteName: place.siteName,
    siteUrl: place.publicUrl,
    subject: own('subject'),
    preheader: own('preheader'),
    greeting,
    title: own('title'),
    body: own('body'),
    button: { label: own('button'), url: `${place.publicUrl}${filled.path}` },
    copyLink: shared('copy_link'),
    note: shared(letter.note),
    hero: letter.hero && `${place.publicUrl}${letter.hero}`,
    sections: filled.sections,
    signature: shared('signature'),
    footer: shared('footer'),
  }
}

const plainText = (parts: LetterParts) =>
  [
    parts.title,
    parts.greeting,
    parts.body,
    `${parts.button.label}:\n${parts.button.url}`,
    ...parts.sections.map(sectionText),
    parts.note,
    `${parts.signature}\n${parts.siteName}\n${parts.siteUrl}`,
    `--\n${parts.footer}`,
  ].join('\n\n')
