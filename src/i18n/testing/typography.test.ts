/** Typography of each language, in every text as it is shown. */
import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '@/contract/locales.ts'
import { type ShownText, shownTexts, withoutMarkup } from './shown-texts.ts'

interface Rule {
  name: string
  wrong: RegExp
  only?: readonly Locale[] // every language by default
  examples: readonly [wrong: string, right: string]
}

const space = ' \u00a0\u202f' // a plain space, and the non-breaking ones
const guillemets = ['it', 'es', 'fr', 'pt'] as const

const rules: readonly Rule[] = [
  { name: 'quotation marks are not straight', wrong: /"/, examples: ['La "carta"', 'La carta'] },
  { name: 'an apostrophe is ’', wrong: /['`´‘]/, examples: ["L'ordine", 'L’ordine'] },
  { name: 'an ellipsis is one sign', wrong: /\.\.\.?(?!\.?\w)/, examples: ['Enviando...', 'Enviando …'] },
  {
    name: 'no space is double, leads or ends',
    wrong: /[ \u00a0\u202f]{2}|^[ \u00a0\u202f]|[ \u00a0\u202f]$/m,
    examples: ['Two  words', 'Two words'],
  },
  {
    name: 'a range has an en dash',
    wrong: /(?<![\p{L}\d-])\d+-\d+(?![\p{L}\d-])/u,
    examples: ['2-3 dias', '2–3 dias'],
  },
  {
    name: 'a range has no spaces around its dash',
    wrong: /\d[ \u00a0\u202f]–[ \u00a0\u202f]\d/,
    examples: ['2 – 3', '2–3'],
  },
  {
    name: 'a dash inside a sentence is no hyphen and no em dash',
    wrong: /[\p{L},] - \p{L}|—|--/u,
    examples: ['So - or so', 'So: or so'],
  },
  { name: 'sizes are multiplied with ×', wrong: /\d ?[xX] ?\d/, examples: ['14 x 20 cm', '14 × 20 cm'] },
  { name: 'a minus is −', wrong: /(?<![\p{L}\d§])-(?=\d|§)/u, examples: ['-20', '−20'] },
  {
    name: 'a comma or a full stop follows its word without a space',
    wrong: new RegExp(`[${space}],|[${space}]\\.(?![\\w.])`),
    examples: ['One ,two', 'One, two'],
  },
  {
    name: 'a space follows a comma, a semicolon and a closing sign',
    wrong: /\p{L}[,;!?][\p{L}«“„]|[»”][\p{L}\d]/u,
    examples: ['One,two', 'One, two'],
  },

  {
    name: 'no space before : ; ! ?',
    wrong: new RegExp(`[${space}][:;!?]`),
    only: ['it', 'en', 'es', 'de', 'pt'],
    examples: ['¿Listo ?', '¿Listo?'],
  },
  {
    name: 'a non-breaking space before : ; ! ? », and after «',
    wrong: /[^\u00a0\u202f?!][:;!?»](?![/\d])|«[^\u00a0\u202f]/,
    only: ['fr'],
    examples: ['Prêt ?', 'Prêt\u00a0?'],
  },

  {
    name: '% follows its number without a space',
    wrong: new RegExp(`[${space}]%`),
    only: ['it', 'en', 'pt'],
    examples: ['20\u00a0%', '20%'],
  },
  {
    name: 'a non-breaking space before %',
    wrong: /[^\u00a0\u202f(]%/,
    only: ['es', 'fr', 'de'],
    examples: ['20 %', '20\u00a0%'],
  },
  {
    name: 'a non-breaking space before €',
    wrong: /[\d§] ?€/,
    only: ['it', 'es', 'fr', 'de', 'pt'],
    examples: ['20€', '20\u00a0€'],
  },
  {
    name: '€ precedes its number',
    wrong: new RegExp(`\\d[${space}]?€|€[${space}]`),
    only: ['en'],
    examples: ['20\u00a0€', '€20'],
  },

  { name: 'quotation marks are « »', wrong: /[“”„]/, only: guillemets, examples: ['“A”', '«\u00a0A\u00a0»'] },
  {
    name: 'quotation marks are “ ”',
    wrong: /[«»„]|“(?![^“”]*”)|(?<!“[^“”]*)”/,
    only: ['en'],
    examples: ['„A“', '“A”'],
  },
  {
    name: 'quotation marks are „ “',
    wrong: /[«»”]|„(?![^„“]*“)|(?<!„[^„“]*)“/,
    only: ['de'],
    examples: ['“A”', '„A“'],
  },
  {
    name: 'each « has its »',
    wrong: /«(?![^«»]*»)|(?<!«[^«»]*)»/,
    only: guillemets,
    examples: ['«\u00a0A', '«\u00a0A\u00a0»'],
  },
  {
    name: 'no space inside « »',
    wrong: new RegExp(`«[${space}]|[${space}]»`),
    only: ['it', 'es', 'pt'],
    examples: ['«\u00a0A»', '«A»'],
  },

  {
    name: 'a question opens with ¿ and a cry with ¡',
    wrong: /^[^¿]*\p{L}[^¿]*\?|^[^¡]*\p{L}[^¡]*!/u,
    only: ['es'],
    examples: ['Lista?', '¿Lista?'],
  },
  {
    name: 'words left out are three dots after a space',
    wrong: /[\p{L}§]…/u,
    only: ['de'],
    examples: ['Wird geladen…', 'Wird geladen …'],
  },
]

/** Texts about characters, or texts that are not sentences. */
const exceptions: readonly { at: string; name?: string; locale?: Locale; why: string }[] = [
  { at: 'validation:card_letters', why: 'lists the signs a card may have' },
]

const excepted = (rule: Rule, { at, locale }: ShownText): boolean =>
  exceptions.some(
    one => one.at === at && (one.name ?? rule.name) === rule.name && (one.locale ?? locale) === locale,
  )

const breaks = (rule: Rule, { locale, text }: ShownText): boolean =>
  (rule.only?.includes(locale) ?? true) && rule.wrong.test(withoutMarkup(text))

const broken = shownTexts.flatMap(shown =>
  rules.filter(rule => breaks(rule, shown)).map(rule => ({ rule, shown })),
)

describe('signs of each language', () => {
  it.each(locales)('%s', locale => {
    const faults = broken.filter(({ rule, shown }) => shown.locale === locale && !excepted(rule, shown))
    expect(
      faults.map(({ rule, shown }) => `${shown.at}: ${rule.name}: “${withoutMarkup(shown.text)}”`),
    ).toEqual([])
  })

  it('needs every exception', () => {
    const idle = exceptions.filter(
      ({ at, name, locale }) =>
        !broken.some(
          ({ rule, shown }) =>
            shown.at === at && (name ?? rule.name) === rule.name && (locale ?? shown.locale) === shown.locale,
        ),
    )
    expect(idle).toEqual([])
  })

  it.each(rules)('$name', ({ wrong, examples: [faulty, right] }) => {
    expect([wrong.test(faulty), wrong.test(right)]).toEqual([true, false])
  })
})
