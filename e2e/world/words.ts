/** The texts a visitor reads, from the same files the product shows: `say('shop.add_named', { name })`. */
import { readFileSync } from 'node:fs'
import type { Locale } from '../../src/contract/locales.ts'

type Tree = { [key: string]: string | Tree }

const files = new Map<string, Tree>()

function areaOf(locale: Locale, area: string): Tree {
  const path = new URL(`../../src/i18n/locales/${locale}/${area}.json`, import.meta.url)
  const known = files.get(path.href) ?? (JSON.parse(readFileSync(path, 'utf8')) as Tree)
  files.set(path.href, known)
  return known
}

/** `area.key.of.text`; throws for a text that does not exist, so that a test never waits for nothing. */
export function sayIn(locale: Locale, key: string, values: Record<string, string | number> = {}): string {
  const [area = '', ...path] = key.split('.')
  let found: string | Tree | undefined = areaOf(locale, area)
  for (const part of path) found = typeof found === 'object' ? found[part] : undefined
  if (typeof found !== 'string') throw new Error(`There is no text ${key} in ${locale}`)
  return found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
}

export const say = (key: string, values?: Record<string, string | number>): string => sayIn('it', key, values)
