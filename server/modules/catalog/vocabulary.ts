/** The words of all titles in one language, to mend what was typed wrongly: one letter too many, too few, wrong or swapped. Pure. */

/** Lower case without accents, as the search column holds them; at most eight words. */
export const plainWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 8)

const shortest = 3 // characters; shorter words are too similar to each other

/** As `plainWords` writes them, without those that are shorter than three characters or have a digit. */
export function vocabularyOf(titles: Iterable<string>): ReadonlySet<string> {
  const words = new Set<string>()
  for (const title of titles)
    for (const word of plainWords(title)) if (word.length >= shortest && !/\d/.test(word)) words.add(word)
  return words
}

/** Edit distance of two words, a swap of neighbours counting one; `most` + 1 as soon as it is more. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let at = 1; at <= b.length; at++) {
      const change = a[row - 1] === b[at - 1] ? 0 : 1
      let cost = Math.min(last[at]! + 1, current[at - 1]! + 1, last[at - 1]! + change)
      if (row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1])
        cost = Math.min(cost, before[at - 2]! + 1)
      current.push(cost)
    }
    if (Math.min(...current) > most) return most + 1
    before = last
    last = current
  }
  return Math.min(last[b.length]!, most + 1)
}

/** A long word may hold two mistakes, a short one only one. */
const forgiven = (word: string): number => (word.length < shortest ? 0 : word.length < 7 ? 1 : 2)

function mended(word: string, vocabulary: ReadonlySet<string>): string {
  if (vocabulary.has(word)) return word
  let best = word
  let least = forgiven(word) + 1
  for (const known of vocabulary) {
    const distance = editDistance(word, known, least - 1)
    if (distance < least) {
      least = distance
      best = known
    }
  }
  return best
}

/** The nearest words that titles have; undefined when none is nearer than what was typed. */
export function mendWords(words: readonly string[], vocabulary: ReadonlySet<string>): string[] | undefined {
  const found = words.map(word => mended(word, vocabulary))
  return found.some((word, at) => word !== words[at]) ? found : undefined
}
