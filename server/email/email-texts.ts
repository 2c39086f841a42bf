/** Texts of emails that the merchant replaces: which there are, what may be inserted into them, and how they are used. */
import type { Locale } from '@/contract/locales.ts'
import type { FieldProblem } from '@/contract/problems.ts'
import { holdSigns } from '@/i18n/i18next-rules.ts'
import type { Translate, WordParams } from '@/i18n/translate.ts'
import { emailTemplates } from './all-templates.ts'
import type { EmailTemplate, Pen } from './email-template.ts'
import { emailWords } from './words.ts'

/** Pseudo email of the texts that all emails share. */
export const sharedTexts = 'shared'
const sharedKeys = ['greeting', 'greeting_nobody', 'signature', 'copy_link']

/** Key → text. */
export type Texts = Readonly<Record<string, string>>

/** Returns the template, `shared`, or undefined for an unknown name. */
export const editableEmail = (name: string): EmailTemplate | typeof sharedTexts | undefined =>
  name === sharedTexts ? sharedTexts : emailTemplates.find(template => template.name === name)

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'

/** Returns the default texts of an email, without those that it shares with others. */
export function defaultTexts(name: string, locale: Locale): Texts {
  const words = emailWords(locale)
  if (name === sharedTexts)
    return Object.fromEntries(
      Object.entries(words)
        .filter(([key]) => sharedKeys.includes(key))
        .filter(isText),
    )
  const own = words[name]
  return typeof own === 'object' ? Object.fromEntries(Object.entries(own).filter(isText)) : {}
}

/** Writes nothing: only the names of a template's words are read. */
const emptyPen: Pen = {
  locale: 'it',
  say: key => key,
  guarantee: key => key,
  money: () => '',
  day: () => '',
  moment: () => '',
  at: path => path,
}

/** Returns the names of the placeholders that the texts of an email may contain. */
export function insertableWords(email: EmailTemplate | typeof sharedTexts): string[] {
  if (email === sharedTexts) return ['name', 'site']
  const { words } = email.fill(email.preview, emptyPen)
  return [...Object.keys(words).filter(word => word !== 'context'), 'site'].sort()
}

const placeholder = /\{\{(.*?)\}\}/g
const oneLine = /^(subject|preheader|title|button)/

/** Returns the error of one text, or undefined. `words`: the placeholders it may contain. */
function problemOf(
  key: string,
  text: string,
  words: readonly string[],
): Omit<FieldProblem, 'path'> | undefined {
  const unknown = [...text.matchAll(placeholder)]
    .map(([, word = '']) => word)
    .find(word => !words.includes(word))
  if (unknown !== undefined)
    return {
      code: 'email_placeholder',
      params: { word: unknown, words: words.map(word => `{{${word}}}`).join(', ') },
    }
  if (/[{}]/.test(text.replace(placeholder, ''))) return { code: 'email_braces' }
  return oneLine.test(key) && text.includes('\n') ? { code: 'email_one_line' } : undefined
}

/** Returns the errors of the texts of a language, which have the path `texts.<locale>.<key>`. */
export function problemsOf(
  email: EmailTemplate | typeof sharedTexts,
  locale: Locale,
  texts: Texts,
): FieldProblem[] {
  const words = insertableWords(email)
  const known = defaultTexts(email === sharedTexts ? email : email.name, locale)
  return Object.entries(texts).flatMap(([key, text]) => {
    const path = `texts.${locale}.${key}`
    if (!(key in known)) return [{ path, code: 'unknown_field' }]
    const problem = problemOf(key, text, words)
    return problem ? [{ path, ...problem }] : []
  })
}

/** Returns the texts that differ from the defaults: an empty text, or one that equals its default, is none. */
export const changedOnly = (name: string, locale: Locale, texts: Texts): Texts => {
  const defaults = defaultTexts(name, locale)
  return Object.fromEntries(
    Object.entries(texts)
      .map(([key, text]) => [key, text.trim()] as const)
      .filter(([key, text]) => text !== '' && text !== defaults[key]),
  )
}

/** Name of an email → language → texts of the merchant. */
export type TextsByEmail = ReadonlyMap<string, Readonly<Partial<Record<Locale, Texts>>>>

const filled = (text: string, params: WordParams): string =>
  holdSigns(text.replace(placeholder, (whole, word: string) => String(params[word] ?? whole)))

/** `emails.order-paid.title` → email and key; a shared text has no email in its key. */
function placeOf(key: string): [name: string, key: string] | undefined {
  const [area, first = '', second] = key.split('.')
  if (area !== 'emails') return undefined
  return second === undefined ? [sharedTexts, first] : [first, second]
}

/** Returns a translator that uses the merchant's texts. A text for a context is chosen before its general one, as i18next does. */
export const withTexts =
  (translate: Translate, changed: TextsByEmail): Translate =>
  (locale, key, params = {}) => {
    const [name, own] = placeOf(key) ?? []
    const texts = name === undefined ? undefined : changed.get(name)?.[locale]
    if (!texts || name === undefined || own === undefined) return translate(locale, key, params)
    const inContext = `${own}_${params.context}`
    const text = texts[inContext in defaultTexts(name, locale) ? inContext : own]
    return text === undefined ? translate(locale, key, params) : filled(text, params)
  }
