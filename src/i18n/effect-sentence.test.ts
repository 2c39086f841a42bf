import { expect, it } from 'vitest'
import { locales } from '../contract/locales.ts'
import { traitAmounts, traitCodes } from '../engine/traits/trait.ts'
import { traitName, traitSentence } from './effect-sentence.ts'

const tables = import.meta.glob<{ traits: Record<string, string> }>('./locales/*/{battle,effects}.json', {
  eager: true,
  import: 'default',
})

it.each(locales)('has a name and a sentence with its number for every trait in %s', locale => {
  const word = (area: string, key: string) =>
    tables[`./locales/${locale}/${area}.json`]?.traits[key.replace('traits.', '')] ?? ''
  for (const trait of traitCodes) {
    expect(traitName(key => word('battle', key), trait)).not.toBe('')
    const text = traitSentence(
      (key, params) => word('effects', key).replace('{{amount}}', String(params?.amount)),
      trait,
    )
    expect(text).toMatch(/\.$/)
    expect(text).not.toContain('{{')
    if (traitAmounts[trait] > 0) expect(text).toContain(String(traitAmounts[trait]))
  }
})
