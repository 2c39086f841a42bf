/** Texts about money, law, safety, errors and the administration are neutral. English uses contractions. */
import { describe, expect, it } from 'vitest'
import { locales } from '@/contract/locales.ts'
import { type ShownText, shownTexts, withoutMarkup } from './shown-texts.ts'
import { jokes, responses, zoneExceptions, zonesWithoutWit } from './zones.ts'

const isExcepted = (one: ShownText) => zoneExceptions.some(({ at }) => at === one.at)

const inZones = shownTexts.filter(one => zonesWithoutWit.some(({ at }) => at.test(one.at)))
const plain = inZones.filter(one => !isExcepted(one))

const written = ({ locale, at, text }: ShownText, why = '') =>
  `${locale} ${at}: ${why}“${withoutMarkup(text)}”`

const joke = Object.fromEntries(
  locales.map(locale => [locale, new RegExp(`(?<![\\p{L}-])(?:${jokes[locale]})(?![\\p{L}-])`, 'iu')]),
)
const jokeOf = ({ locale, text }: Pick<ShownText, 'locale' | 'text'>): string | undefined =>
  joke[locale]!.exec(withoutMarkup(text))?.[0]

const smiley = /\p{Extended_Pictographic}(?<![©®™↔↕▶◀☰])|[:;]-?[)(DP](?!\w)/u

describe('zones without wit', () => {
  it.each(zonesWithoutWit)('$name has texts', ({ at }) => {
    expect(shownTexts.filter(one => at.test(one.at)).length).toBeGreaterThan(10)
  })

  it('there is no exclamation mark', () => {
    expect(plain.filter(({ text }) => /[!¡]/.test(text)).map(one => written(one))).toEqual([])
  })

  it('there is no joke', () => {
    const found = plain.flatMap(one => {
      const word = jokeOf(one)
      return word ? [written(one, `${word}: `)] : []
    })
    expect(found).toEqual([])
  })

  it('there is no smiley', () => {
    expect(plain.filter(({ text }) => smiley.test(withoutMarkup(text))).map(one => written(one))).toEqual([])
  })

  it('does not treat an error message as a question', () => {
    const asking = plain.filter(one => responses.test(one.at) && /[?¿]/.test(one.text))
    expect(asking.map(one => written(one))).toEqual([])
  })

  it('needs every exception', () => {
    const idle = zoneExceptions.filter(
      ({ at }) => !inZones.some(one => one.at === at && /[!?]/.test(one.text)),
    )
    expect(idle).toEqual([])
  })

  it('finds a joke only as a whole word', () => {
    expect(jokeOf({ locale: 'it', text: 'Ops, qualcosa è andato storto.' })).toBe('Ops')
    expect(jokeOf({ locale: 'de', text: 'Hoppla, da ging etwas schief.' })).toBe('Hoppla')
    expect(jokeOf({ locale: 'fr', text: 'Image introuvable' })).toBeUndefined()
    expect(smiley.test('Payment received 🎉')).toBe(true)
    expect(smiley.test('Total: (none)')).toBe(false)
  })
})

/** Without contractions where a law is quoted, or in the style of the shop's articles and products. */
const saidInFull =
  /^(articles|families|products-\w+|promotion-seeds|review-seeds|site-texts|pages\/page-blocks)\b/
const fixed = new Set(['common:page_not_found', 'head:not_found']) // fixed by specification notes §8
const uncontracted =
  /\b(?:do|does|did|is|are|was|were|has|have|had|can|could|will|would|should|must) not\b|\bcannot\b|\b(?:I|you|we|they|there) will (?=\p{L})|(?:^|[.,:;!?] )it will\b|\b(?:we|you|they) are (?=\p{L})|\b(?:we|you|I) have (?!un)\p{L}+(?:ed|en)\b|\blet us\b/iu

describe('English', () => {
  const english = shownTexts.filter(({ locale, at }) => locale === 'en' && !saidInFull.test(at))

  it('is contracted', () => {
    const stiff = english.filter(({ at, text }) => !fixed.has(at) && uncontracted.test(withoutMarkup(text)))
    expect(stiff.map(one => written(one))).toEqual([])
  })

  it('contains the specified texts', () => {
    const kept = english.filter(({ at, text }) => fixed.has(at) && uncontracted.test(text))
    expect(kept.map(({ at }) => at).sort()).toEqual([...fixed].sort())
  })

  it.each(['You cannot pay', 'It does not fit', 'We will write', 'Let us know'])('%s is stiff', text => {
    expect(uncontracted.test(text)).toBe(true)
  })
})
