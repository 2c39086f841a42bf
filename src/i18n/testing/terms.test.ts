/** One term per concept: no text of the shop contains a rival of the table in `terms.ts`, in any language. */
import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '@/contract/locales.ts'
import { type ShownText, shownTexts, withoutMarkup } from './shown-texts.ts'
import type { Term } from './term.ts'
import { terms } from './terms.ts'
import { type TermException, termExceptions } from './terms-exceptions.ts'

/** Matches whole words, not parts of words, except at hyphens. */
const wholeWords = (rivals: string, locale: Locale) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${rivals})(?![\\p{L}\\p{N}])`, locale === 'de' ? 'u' : 'iu')

const rules = terms.flatMap(term =>
  locales.flatMap((locale, at) => {
    const rivals = term.not[locale]
    return rivals ? [{ term, locale, pattern: wholeWords(rivals, locale), say: term.say[at]! }] : []
  }),
)

type Rule = (typeof rules)[number]

const excepts = (one: TermException, term: Term, { at, locale }: Pick<ShownText, 'at' | 'locale'>): boolean =>
  one.thing === term.thing &&
  (one.locale === undefined || one.locale === locale) &&
  (typeof one.at === 'string' ? one.at === at : one.at.test(at))

const rivalOf = (rule: Rule, shown: ShownText): string | undefined => {
  if (rule.locale !== shown.locale || rule.term.only?.test(shown.at) === false) return undefined
  return rule.pattern.exec(withoutMarkup(shown.text))?.[0]
}

const found = rules.flatMap(rule =>
  shownTexts.flatMap(shown => {
    const rival = rivalOf(rule, shown)
    return rival === undefined ? [] : [{ rule, shown, rival }]
  }),
)

const isExcepted = ({ rule, shown }: (typeof found)[number]): boolean =>
  termExceptions.some(one => excepts(one, rule.term, shown))

const written = ({ rule, shown, rival }: (typeof found)[number]): string =>
  `${shown.locale} ${shown.at}: “${rival}” (say: ${rule.say}) in “${withoutMarkup(shown.text)}”`

describe('one term for one thing', () => {
  it.each(locales)('%s says no rival', locale => {
    expect(shownTexts.filter(shown => shown.locale === locale).length).toBeGreaterThan(4500)
    const faults = found.filter(one => one.shown.locale === locale && !isExcepted(one))
    expect(faults.map(written)).toEqual([])
  })

  it('needs every exception, and each has a reason', () => {
    const idle = termExceptions.filter(
      one => one.why === '' || !found.some(({ rule, shown }) => excepts(one, rule.term, shown)),
    )
    expect(idle).toEqual([])
  })

  it('lists each thing once, and never its own term as a rejected one', () => {
    expect(new Set(terms.map(({ thing }) => thing)).size).toBe(terms.length)
    const own = rules.filter(({ pattern, say }) => pattern.test(say))
    expect(own.map(({ term, locale, say }) => `${locale} ${term.thing}: ${say}`)).toEqual([])
  })

  it('finds texts for each row', () => {
    const blind = terms.filter(({ only }) => only && !shownTexts.some(({ at }) => only.test(at)))
    expect(blind.map(({ thing }) => thing)).toEqual([])
  })

  it('finds a competitor as a whole word, with capitals in every language except German', () => {
    const shown = (locale: Locale, text: string): ShownText => ({ locale, at: 'shop:some.key', text })
    const says = (one: ShownText) => rules.some(rule => rivalOf(rule, one) !== undefined)
    expect(says(shown('it', 'Conto bloccato'))).toBe(true)
    expect(says(shown('it', 'Il racconto'))).toBe(false)
    expect(says(shown('de', 'Im Laden'))).toBe(true)
    expect(says(shown('de', 'Wird geladen, wir laden'))).toBe(false)
    expect(says(shown('en', 'Send {{mails}}'))).toBe(false)
  })
})
