/** Writes health into the card files, where it is the first number of a card. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const healthOfCard = /(card\(\s*')([a-z]+)(',\s*)(\d+)/g

/** Returns a card file with new health. Cards that are not in `healthOf` keep theirs. */
export const withHealth = (source: string, healthOf: ReadonlyMap<string, number>): string =>
  source.replace(
    healthOfCard,
    (_whole, before: string, slug: string, between: string, pv: string) =>
      `${before}${slug}${between}${healthOf.get(slug) ?? pv}`,
  )

/** @returns how many files were changed */
export function writeHealth(folder: string, healthOf: ReadonlyMap<string, number>): number {
  let changed = 0
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    const source = readFileSync(path, 'utf8')
    const next = withHealth(source, healthOf)
    if (next === source) continue
    writeFileSync(path, next)
    changed += 1
  }
  return changed
}
