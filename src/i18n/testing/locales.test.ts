import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { locales } from '@/contract/locales.ts'

const folder = join(import.meta.dirname, '../locales')
const areas = readdirSync(join(folder, 'it')).map(file => file.replace('.json', ''))

type Words = { [key: string]: string | Words }

const read = (locale: string, area: string): Words => {
  const file = join(folder, locale, `${area}.json`)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Words) : {}
}

/** Plural forms of one key count as one key, because languages have different ones. */
const keysOf = (words: Words, prefix = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [`${prefix}${key.replace(/_(zero|one|two|few|many|other)$/, '')}`]
      : keysOf(value, `${prefix}${key}.`),
  )

const textsOf = (words: Words, prefix = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value] as [string, string]]
      : textsOf(value, `${prefix}${key}.`),
  )

const holes = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(match => match[1]).sort()

describe('texts in six languages', () => {
  it.each(locales)('%s has every key of the Italian areas and none left over', locale => {
    const present = readdirSync(join(folder, locale)).map(file => file.replace('.json', ''))
    expect(present.sort()).toEqual([...areas].sort())
    for (const area of areas) {
      const [italian, other] = [new Set(keysOf(read('it', area))), new Set(keysOf(read(locale, area)))]
      expect({ area, missing: [...italian].filter(key => !other.has(key)) }).toEqual({ area, missing: [] })
      expect({ area, left: [...other].filter(key => !italian.has(key)) }).toEqual({ area, left: [] })
    }
  })

  it.each(locales)('%s leaves no text empty and keeps the same variables', locale => {
    for (const area of areas) {
      const italian = new Map(textsOf(read('it', area)))
      for (const [key, text] of textsOf(read(locale, area))) {
        expect({ area, key, empty: text.trim() === '' }).toEqual({ area, key, empty: false })
        const original = italian.get(key)
        if (original) expect({ area, key, holes: holes(text) }).toEqual({ area, key, holes: holes(original) })
      }
    }
  })
})
