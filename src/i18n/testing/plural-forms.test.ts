/** A text with a count has the plural forms of its language: `1 punti` and `1 points` do not occur. */
import { describe, expect, it } from 'vitest'
import { localeFacts, locales } from '@/contract/locales.ts'
import { localeTexts } from './shown-texts.ts'

const suffix = /_(zero|one|two|few|many|other)$/

/** Texts with one form for every number. */
const exceptions: readonly { at: string; why: string }[] = [
  ...[
    'admin-goods:drag.dropped',
    'admin-goods:drag.over',
    'album:index.page',
    'battle:card.cost',
    'configurator:letters',
    'creator:budget.spoken',
    'decks:count',
    'decks:list_count',
    'decks:type_count',
    'game:character.above',
    'game:character.below',
    'game:character.deals',
    'game:character.energy',
    'home:slides.place',
    'home:slides.to',
    'packs:tag.copies',
  ].map(at => ({ at, why: 'the number has no noun of its own' })),
  { at: 'admin-goods:packs.guarantee_hint', why: 'an ordinal number: which pack it is' },
  { at: 'admin:orders.refund_pieces', why: 'the number of the whole: a label of how many of them' },
  { at: 'creator:moves.most_effects', why: 'a limit of the rules, more than one' },
  { at: 'decks:copies', why: 'shown from the second copy on' },
  ...['addresses', 'creations', 'customers', 'decks', 'favourites', 'messages', 'passkeys', 'uploads'].map(
    what => ({
      at: `problems:too_many_${what}`,
      why: 'a limit of the shop, many more than one',
    }),
  ),
]
const oneForm = new Set(exceptions.map(({ at }) => at))

/** The forms used by everyday numbers. Millions may have a separate form. */
const everyday = (locale: (typeof locales)[number]): Set<string> => {
  const rules = new Intl.PluralRules(localeFacts[locale].iso)
  return new Set(Array.from({ length: 1001 }, (_, number) => rules.select(number)))
}

const counted = localeTexts.filter(({ text }) => /\{\{\s*count\b/.test(text))
const countedKeys = new Set(counted.map(({ at }) => at.replace(suffix, '')))
const presentKeys = new Set(localeTexts.map(({ locale, at }) => `${locale} ${at}`))

describe('texts that count', () => {
  it.each(locales)('%s has every form a number asks for', locale => {
    const forms = [...everyday(locale)]
    expect(forms.sort()).toEqual(['one', 'other'])
    const missing = [...countedKeys]
      .filter(key => !oneForm.has(key))
      .flatMap(key => forms.map(form => `${key}_${form}`))
      .filter(key => !presentKeys.has(`${locale} ${key}`))
    expect(missing).toEqual([])
  })

  it.each(locales)('%s has no form that no number takes', locale => {
    const rules = new Intl.PluralRules(localeFacts[locale].iso)
    const known = new Set<string>([...rules.resolvedOptions().pluralCategories, 'zero']) // i18next knows none
    const idle = localeTexts.filter(
      one =>
        one.locale === locale &&
        countedKeys.has(one.at.replace(suffix, '')) &&
        !known.has(suffix.exec(one.at)?.[1] ?? 'other'),
    )
    expect(idle.map(({ at }) => at)).toEqual([])
  })

  it.each(locales)('%s says how many where more than one number takes the form', locale => {
    const silent = localeTexts.filter(
      ({ locale: its, at, text }) =>
        its === locale &&
        at.endsWith('_other') &&
        countedKeys.has(at.replace(suffix, '')) &&
        !oneForm.has(at.replace(suffix, '')) &&
        !/\{\{\s*count\b/.test(text),
    )
    expect(silent.map(({ at, text }) => `${at}: “${text}”`)).toEqual([])
  })

  it('needs every exception', () => {
    const idle = [...oneForm].filter(key => !countedKeys.has(key) || presentKeys.has(`it ${key}_one`))
    expect(idle).toEqual([])
  })
})
