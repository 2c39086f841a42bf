/** Invalid values that other programs, older versions or a broken disk may leave in storage. */
import fc from 'fast-check'

/** Every part of a sound value, by its path. */
const partsOf = (value: unknown): string[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => [[key], ...partsOf(part).map(path => [key, ...path])])
    : []

const wrong: readonly unknown[] = [null, 0, -1.5, '', 'x', true, [], [null], {}, { id: 'x' }]

function spoil(value: unknown, path: readonly string[], by: unknown): unknown {
  const [key = '', ...rest] = path
  if (path.length === 0) return by
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>
  copy[key] = spoil(copy[key], rest, by)
  return copy
}

/**
 * Sound texts cut off, any JSON at all, and the sound value with one part of it replaced, of a large one so many: about two hundred at
 * least.
 */
export const spoiledTexts = (sound: unknown, mostBent = Number.POSITIVE_INFINITY): string[] => {
  const text = JSON.stringify(sound)
  const cut = Array.from({ length: 30 }, (_, at) => text.slice(0, Math.floor((text.length * at) / 30)))
  const any = fc.sample(fc.json(), { numRuns: 120, seed: 3 })
  const bent = [[], ...partsOf(sound)].flatMap(path =>
    wrong.map(by => JSON.stringify(spoil(sound, path, by))),
  )
  const step = Math.max(1, bent.length / mostBent)
  const some = Array.from(
    { length: Math.min(bent.length, mostBent) },
    (_, at) => bent[Math.floor(at * step)] ?? '',
  )
  return [...cut, ...any, ...some]
}
