import { Container, type Text } from 'pixi.js'
import type { Kit } from '../../app/kit.ts'
import type { BattleSnapshot } from '../../battle-snapshot.ts'
import type { Box } from '../../layout/layout.ts'
import { logText } from './tagged-line.ts'

const LINES = 2
const LEADING = 17

/**
 * The last two lines of the log. A long one is shown alone. During heat there is one line, because the heat label takes
 * the place of the second one.
 */
export class PeekLog extends Container {
  private drawn = ''

  constructor(
    private readonly kit: Kit,
    private readonly box: Box,
  ) {
    super()
    this.position.set(box.x, box.y)
  }

  show({ log, logTones = [], words }: BattleSnapshot): void {
    const most = words.heat === '' ? LINES : 1
    const lines = log.slice(-most)
    const tones = logTones.slice(-most)
    const key = JSON.stringify([most, lines, tones])
    if (key === this.drawn) return
    this.drawn = key
    for (const child of this.removeChildren()) child.destroy()
    const leading = LEADING * this.kit.type
    let rows = 0
    for (const [age, line] of lines.toReversed().entries()) {
      const text = logText(this.kit, line, tones.at(-1 - age), {
        size: 12 * this.kit.type,
        fill: age === 0 ? '#f3e3c2' : '#d9c6a5',
        shadow: 5,
        wrap: this.box.w,
        leading,
      })
      shorten(text, leading * most)
      const lineCount = Math.max(1, Math.round(text.height / leading))
      if (age > 0 && rows + lineCount > most) {
        text.destroy()
        break
      }
      rows += lineCount
      text.alpha = age === 0 ? 1 : 0.78
      text.y = -rows * leading
      this.addChild(text)
    }
    for (const text of this.children) text.y += rows * leading
  }
}

/** Shortens text that does not fit with an ellipsis and keeps the colours of the remaining words. */
function shorten(text: Text, room: number) {
  const words = text.text.split(' ')
  while (text.height > room * 1.1 && words.length > 1) {
    words.pop()
    text.text = `${closed(words.join(' '))}…`
  }
}

/** Closes an open tag. */
const closed = (line: string): string =>
  ['b', 'loss'].reduce(
    (so, tag) => (count(so, `<${tag}>`) > count(so, `</${tag}>`) ? `${so}</${tag}>` : so),
    line,
  )

const count = (line: string, part: string): number => line.split(part).length - 1
