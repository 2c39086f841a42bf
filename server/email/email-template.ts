/**
 * A template declares the data it needs, the variables of its texts (i18n area `emails`, under its name) and the link of its
 * button. All templates share one layout: `email-html.ts`.
 */
import type { Locale } from '@/contract/locales.ts'
import type { Section } from './email-sections.ts'
import type { OrderFacts } from './order-facts.ts'

interface Kinds {
  text: string
  number: number
  order: OrderFacts
}
type Needs = Readonly<Record<string, keyof Kinds>>
type DataOf<N extends Needs> = { [Name in keyof N]: Kinds[N[Name]] }

/** Helpers that a template uses to render an email. */
export interface Pen {
  locale: Locale
  say(key: string, words?: Record<string, string | number>): string // key below `letters`
  guarantee(key: string): string // text of the notice on the legal guarantee
  money(cents: number, currency: OrderFacts['currency']): string
  day(at: Date): string
  moment(at: Date): string // date and time
  at(path: string): string // returns the URL of a path below PUBLIC_URL
}

/** How the recipient can contact the shop: in the account, on the order page, or only by email. */
export type ReplyVia = 'account' | 'order' | 'email'

interface Declaration<N extends Needs> {
  name: string // also its key in `emails.json`
  needs: N
  greets?(data: DataOf<N>): string // returns the name used in the greeting
  words?(data: DataOf<N>, pen: Pen): Record<string, string | number>
  code?(data: DataOf<N>): string // a code, shown large below the text
  hero?: string // the creature's image in the amber band
  sections?(data: DataOf<N>, pen: Pen): Section[]
  note?(data: DataOf<N>): string // key below `letters` of a note that several templates share
  replyVia?(data: DataOf<N>): ReplyVia // default: the account
  path(data: DataOf<N>, locale: Locale): string // target of the button, below PUBLIC_URL
  leavePath?(data: DataOf<N>): string // of an advertising email: page of the link that ends such emails, below PUBLIC_URL
  preview: DataOf<N> // example data, for the administration and for tests
}

export type TemplateData = Readonly<Record<string, unknown>>

export interface FilledTemplate {
  greets: string | undefined
  code: string | undefined
  words: Record<string, string | number>
  path: string
  leavePath: string | undefined
  sections: readonly Section[]
  note: string // key below `letters`
  replyVia: ReplyVia
}

export interface EmailTemplate {
  name: string
  preview: TemplateData
  hero: string | undefined
  hasCode: boolean // the text contains a sign-in code
  /** Throws if required data is missing. */
  fill(data: TemplateData, pen: Pen): FilledTemplate
}

/** Characters by which mail clients recognise a link. */
const linking = /[/:@]|\.(?=\p{L}{2})/gu

/** Returns a name that an account chose, for an email to another person, so that no part of it becomes a link. */
export const unlinkedName = (name: string): string => name.replace(linking, ' ').replace(/\s+/g, ' ').trim()

/**
 * Emails use the first name, even if the full name is stored. Returns '' for a name that would become a link: anyone can register, book or
 * order with the email address of another person.
 */
export function firstName(name: string): string {
  const [first = ''] = name.trim().split(/\s+/)
  return unlinkedName(first) === first ? first : ''
}

const javascriptType = { text: 'string', number: 'number', order: 'object' } as const

function checked<N extends Needs>({ name, needs }: Declaration<N>, data: TemplateData): DataOf<N> {
  for (const [key, kind] of Object.entries(needs))
    if (typeof data[key] !== javascriptType[kind]) throw new Error(`the letter ${name} needs ${key}`)
  return data as DataOf<N>
}

export function emailTemplate<const N extends Needs>(declaration: Declaration<N>): EmailTemplate {
  return {
    name: declaration.name,
    preview: declaration.preview,
    hero: declaration.hero,
    hasCode: declaration.code !== undefined,
    fill: (templateData, pen) => {
      const data = checked(declaration, templateData)
      const path = declaration.path(data, pen.locale)
      if (!path.startsWith('/')) throw new Error(`the letter ${declaration.name} leads to no path: ${path}`)
      return {
        greets: declaration.greets?.(data),
        code: declaration.code?.(data),
        words: declaration.words?.(data, pen) ?? {},
        path,
        leavePath: declaration.leavePath?.(data),
        sections: declaration.sections?.(data, pen) ?? [],
        replyVia: declaration.replyVia?.(data) ?? 'account',
        note: declaration.note?.(data) ?? `${declaration.name}.note`,
      }
    },
  }
}
