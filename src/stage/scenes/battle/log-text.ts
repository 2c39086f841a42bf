import type { Text } from 'pixi.js'
import type { Kit } from '../../app/kit.ts'
import { bodyText, type Look } from '../../art/text.ts'
import type { LogTone } from '../../battle-snapshot.ts'
import { taggedLine } from './tagged-line.ts'

const tags = {
  b: { fontWeight: '700', fill: '#ffffff' },
  loss: { fontWeight: '700', fill: '#ff9a7a' },
} as const

/** Returns a line of the log with bright names and red losses. */
export const logText = (kit: Kit, line: string, tone: LogTone | undefined, look: Look): Text =>
  bodyText(kit.sharpness, taggedLine(line, tone), { weight: '500', tags, ...look })
