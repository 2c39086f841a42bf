import type { Text } from 'pixi.js'
import type { LogTone } from '../../battle-picture.ts'
import type { Kit } from '../../kit.ts'
import { bodyText, type Look } from '../../text.ts'

/**
 * A line of the log with its names and losses between tags, longest words first so that no name cuts another.
 * A `<` that the line brings itself is taken for a plain angle.
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

export function logText(kit: Kit, line: string, tone: LogTone | undefined, look: Look): Text {
  const text = bodyText(kit.sharpness, taggedLine(line, tone), { weight: '500', ...look })
  text.style.tagStyles = {
    b: { fontWeight: '700', fill: '#ffffff' },
    loss: { fontWeight: '700', fill: '#ff9a7a' },
  }
  return text
}
