import { Container } from 'pixi.js'
import type { Kit } from '../../kit.ts'
import type { Box } from '../../layout.ts'
import { bodyText } from '../../text.ts'

const LINES = 2

/** The last two lines of the log, at a glance. */
export class PeekLog extends Container {
  private drawn = ''

  constructor(
    private readonly kit: Kit,
    private readonly box: Box,
  ) {
    super()
    this.position.set(box.x, box.y)
  }

  show(log: string[]): void {
    const lines = log.slice(-LINES)
    const key = lines.join('\n')
    if (key === this.drawn) return
    this.drawn = key
    for (const child of this.removeChildren()) child.destroy()
    let y = 0
    lines.forEach((line, index) => {
      const latest = index === lines.length - 1
      const text = bodyText(this.kit.sharpness, line, {
        size: 12,
        weight: '500',
        fill: latest ? '#fff4dc' : '#d9c6a5',
        shadow: 5,
        wrap: this.box.w,
        leading: 17,
      })
      text.alpha = latest ? 1 : 0.75
      text.y = y
      y += text.height
      this.addChild(text)
    })
  }
}
