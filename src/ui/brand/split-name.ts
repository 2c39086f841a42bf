/** `Bottega Arcana` → `['Bottega', 'Arcana']`: the last word gets the second colour. A single word keeps the first. */
export function splitName(name: string): [first: string, last: string] {
  const words = name.trim().split(/\s+/)
  return words.length < 2 ? [words[0] ?? '', ''] : [words.slice(0, -1).join(' '), words.at(-1) ?? '']
}
