import type { Text } from 'pixi.js'
import type { Kit } from '../../app/kit.ts'
import { bodyText, type Look } from '../../art/text.ts'
import type { LogTone } from '../../battle-snapshot.ts'

/**
 * Returns a line of the log with tags around its names and losses, longest words first so that no name splits another.
 * A `<` of the line itself is replaced by a similar character.
 */
export function taggedLine(line: string, tone: LogTone | undefined): string {
  const plain = line.replaceAll('<', '‹')
  if (!tone) return plain
  const marks = [
    ...tone.strong.map(words => ({ words, tag: 'b' })),
    ...(tone.loss ? [{ words: tone.loss, tag: 'loss' }] : []),
  ].filter(({ words }) => words.length > 0)
  marks.sort((one, other) => other.words.length - one.words.length)
  return mark(plain, marks)
}

interface Mark {
  words: string
  tag: string
}

function mark(text: string, [first, ...rest]: Mark[]): string {
  if (!first) return text
  const at = text.indexOf(first.words)
  if (at < 0) return mark(text, rest)
  const after = text.slice(at + first.words.length)
  return `${mark(text.slice(0, at), rest)}<${first.tag}>${first.words}</${first.tag}>${mark(after, rest)}`
}

const tags = {
  b: { fontWeight: '700', fill: '#ffffff' },
  loss: { fontWeight: '700', fill: '#ff9a7a' },
} as const

/** Returns a line of the log with bright names and red losses. */
export const logText = (kit: Kit, line: string, tone: LogTone | undefined, look: Look): Text =>
  bodyText(kit.sharpness, taggedLine(line, tone), { weight: '500', tags, ...look })
