/** Numbers, money, dates and names are formatted with `formatTag`, because `Intl` reads `pt` as Brazilian and `en` as American. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { formatTag, locales } from '@/contract/locales.ts'

const root = join(import.meta.dirname, '../../..')

const files = ['src', 'server'].flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => /(?<!\.test)\.tsx?$/.test(file))
    .map(file => join(folder, file)),
)

const formatted = /new Intl\.\w+\(\s*\[?([^,)\]]*)|\.toLocale(?:Date|Time)?String\(([^,)]*)/g

/** Literals are allowed, and parameters named `iso` or `tag`, whose callers pass the result of `formatTag`. */
const isTag = (argument: string): boolean => /^(formatTag\(|iso$|tag$|')/.test(argument.trim())

function wrongTags(source: string): string[] {
  return [...source.matchAll(formatted)].flatMap(([, inIntl, inMethod]) => {
    const argument = inIntl ?? inMethod ?? ''
    return isTag(argument) ? [] : [argument]
  })
}

it('formats with the tag of the language and its country', () => {
  const wrong = files.flatMap(file =>
    wrongTags(readFileSync(join(root, file), 'utf8')).map(argument => `${file}: ${argument}`),
  )
  expect(wrong).toEqual([])
})

it('finds a language that is passed without its country', () => {
  expect(wrongTags('new Intl.NumberFormat(i18n.language)')).toEqual(['i18n.language'])
  expect(wrongTags('average.toLocaleString(locale, {})')).toEqual(['locale'])
  expect(wrongTags('new Intl.DisplayNames([locale], {})')).toEqual(['locale'])
  expect(wrongTags("new Intl.NumberFormat(formatTag(locale), { style: 'percent' })")).toEqual([])
})

it('writes Portuguese numbers of four digits without a separator and English dates in the British order', () => {
  const thousand = (locale: (typeof locales)[number]) => new Intl.NumberFormat(formatTag(locale)).format(1234)
  const day = new Date('2026-11-28T12:00:00Z')
  expect(thousand('pt')).toBe('1234')
  expect(thousand('it')).toBe('1234')
  expect(thousand('de')).toBe('1.234')
  expect(day.toLocaleDateString(formatTag('en'), { dateStyle: 'medium' })).toBe('28 Nov 2026')
  for (const locale of locales) expect(formatTag(locale)).toMatch(new RegExp(`^${locale}-[A-Z]{2}$`))
})
