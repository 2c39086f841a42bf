/**
 * A number in a text equals that of the code, in six languages. All numbers about shop, law, money and security are
 * listed.
 */
import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '@/contract/locales.ts'
import { claims, guarded, otherNumbers } from './numbers.ts'
import { localeTexts, type ShownText, seedTexts, withoutMarkup } from './shown-texts.ts'

const texts: readonly ShownText[] = [...localeTexts, ...seedTexts]

/** Spelled numbers by language. Stems, so that „zwanzigsten“ is twenty. */
const spelled: Readonly<Record<Locale, Readonly<Record<number, string>>>> = {
  it: {
    2: 'due',
    3: 'tre',
    4: 'quattro|quart',
    5: 'cinque|quint',
    6: 'sei',
    7: 'sette',
    10: 'dieci',
    11: 'undici',
    12: 'dodici',
    16: 'sedici',
    20: 'vent',
  },
  en: {
    2: 'two',
    3: 'three',
    4: 'four',
    5: 'five|fifth',
    6: 'six',
    7: 'seven',
    10: 'ten',
    11: 'eleven',
    12: 'twelve',
    16: 'sixteen',
    20: 'twent',
  },
  es: {
    2: 'dos',
    3: 'tres',
    4: 'cuatro|cuart',
    5: 'cinco|quint',
    6: 'seis',
    7: 'siete',
    10: 'diez',
    11: 'once',
    12: 'doce',
    16: 'dieciséis',
    20: 'veint|vigésim',
  },
  fr: {
    2: 'deux',
    3: 'trois',
    4: 'quatr',
    5: 'cinq',
    6: 'six',
    7: 'sept',
    10: 'dix',
    11: 'onze',
    12: 'douze',
    16: 'seize',
    20: 'ving',
  },
  de: {
    2: 'zwei',
    3: 'drei',
    4: 'vier',
    5: 'fünf',
    6: 'sechs',
    7: 'sieben',
    10: 'zehn',
    11: 'elf',
    12: 'zwölf',
    16: 'sechzehn',
    20: 'zwanzig',
  },
  pt: {
    2: 'dois|duas',
    3: 'três',
    4: 'quatro|quart',
    5: 'cinco|quint',
    6: 'seis',
    7: 'sete',
    10: 'dez',
    11: 'onze',
    12: 'doze',
    16: 'dezasseis',
    20: 'vint|vigésim',
  },
}

/** Returns the numbers of a text without separators of thousands. „2 pm“ is fourteen o'clock. */
function numbersIn(text: string): number[] {
  const plain = withoutMarkup(text).replace(/(\d)[., \u00a0\u202f](?=\d{3}(?!\d))/g, '$1')
  return [...plain.matchAll(/(\d+)(?:[ \u00a0](pm)\b)?/g)].map(
    ([, figure, afternoon]) => Number(figure) + (afternoon ? 12 : 0),
  )
}

function says(number: number, text: string, locale: Locale): boolean {
  if (numbersIn(text).includes(number)) return true
  const words = spelled[locale][number]
  return words !== undefined && new RegExp(`(?<!\\p{L})(?:${words})`, 'iu').test(withoutMarkup(text))
}

describe.each(claims)('$what', ({ numbers, at }) => {
  it.each(locales)('in %s is that of the code', locale => {
    const own = texts.filter(text => text.locale === locale)
    const silent = at.filter(pattern => !own.some(text => pattern.test(text.at))).map(String)
    expect({ silent }).toEqual({ silent: [] })
    const places = own.filter(text => at.some(pattern => pattern.test(text.at)))
    const wrong = places.flatMap(({ at: place, text }) =>
      numbers.filter(number => !says(number, text, locale)).map(number => ({ place, number, text })),
    )
    expect(wrong).toEqual([])
  })
})

it('lists every number in these texts', () => {
  const known = ({ at }: ShownText) =>
    claims
      .filter(claim => [...claim.at, ...(claim.also ?? [])].some(pattern => pattern.test(at)))
      .flatMap(({ numbers }) => numbers)
  const stray = texts
    .filter(({ at }) => guarded.test(at) && !otherNumbers.some(other => other.at.test(at)))
    .flatMap(shown =>
      numbersIn(shown.text)
        .filter(figure => !known(shown).includes(figure))
        .map(figure => `${shown.locale} ${shown.at}: ${figure} in “${shown.text.slice(0, 80)}”`),
    )
  expect([...new Set(stray)]).toEqual([])
})

it('finds a number that is not listed', () => {
  expect(numbersIn('<p>Fino a 10.000 righe, paid by 2 pm, 49 €</p>')).toEqual([10000, 14, 49])
  expect(says(20, 'Beim zwanzigsten Booster', 'de')).toBe(true)
  expect(says(30, 'Hai 14 giorni', 'it')).toBe(false)
})

/** Texts in which one language may use a word where another uses a number: a speed is “2×” or „Doppelt“, dice are “d20” or „ein Zwanzigseiter“. */
const mayBeNamed = /^(settings:speeds\.|(?!site-texts|pages|selling)[\w/-]+\.ts:)/

it('finds every number of a text in all six languages of its key', () => {
  const byKey = new Map<string, ShownText[]>()
  for (const shown of texts) byKey.set(shown.at, [...(byKey.get(shown.at) ?? []), shown])
  const missing = [...byKey]
    .filter(([at]) => !mayBeNamed.test(at))
    .flatMap(([at, shown]) => {
      const figures = new Set(shown.flatMap(({ text }) => numbersIn(text)))
      return shown.flatMap(({ locale, text }) =>
        [...figures]
          .filter(figure => !says(figure, text, locale))
          .map(figure => `${locale} ${at}: no ${figure} in “${text.slice(0, 120)}”`),
      )
    })
  expect(missing).toEqual([])
})
