import { type FillGradient, Text, TextStyle, type TextStyleOptions } from 'pixi.js'
import { ink } from '../draw/palette.ts'

const DISPLAY = "'Lilita One', Lexend, sans-serif"
const BODY = 'Lexend, sans-serif'

/** Resolves when the page's CSS fonts have loaded, or with `patience`, whichever is first. */
export async function fontsReady(fonts: FontFaceSet, patience: Promise<void>): Promise<void> {
  const fontSpecs = ["16px 'Lilita One'", '600 16px Lexend', '500 16px Lexend']
  await Promise.race([Promise.allSettled(fontSpecs.map(font => fonts.load(font))), patience])
}

export interface Look {
  size: number
  fill?: string | FillGradient
  weight?: TextStyleOptions['fontWeight']
  outline?: number // width of a dark outline
  outlineColour?: string
  shadow?: number // blur of a dark shadow
  wrap?: number // width at which lines wrap
  leading?: number // line height
  align?: 'left' | 'center' | 'right'
  tags?: NonNullable<TextStyleOptions['tagStyles']> // styles of tagged words
}

function styleOf(family: string, look: Look): TextStyleOptions {
  return {
    fontFamily: family,
    fontSize: look.size,
    fontWeight: look.weight ?? '400',
    fill: look.fill ?? ink.words,
    padding: 6,
    align: look.align ?? 'left',
    ...(look.tags ? { tagStyles: look.tags } : {}),
    ...(look.leading ? { lineHeight: look.leading } : {}),
    ...(look.wrap ? { wordWrap: true, wordWrapWidth: look.wrap } : {}),
    ...(look.outline
      ? { stroke: { color: look.outlineColour ?? ink.outline, width: look.outline, join: 'round' as const } }
      : {}),
    ...(look.shadow
      ? { dropShadow: { color: '#000000', alpha: 0.9, blur: look.shadow, distance: 1.5, angle: Math.PI / 2 } }
      : {}),
  }
}

/**
 * One style per look. Pixi shares measurements and glyphs only between texts with the same style object, and a cached
 * text whose style is not used again would waste memory. Gradients are compared by identity.
 */
const styles = new Map<string, TextStyle>()

function sharedStyle(family: string, look: Look): TextStyle {
  const fill = typeof look.fill === 'object' ? look.fill.uid : look.fill
  const key = JSON.stringify([family, Object.entries({ ...look, fill }).sort()])
  const cachedStyle = styles.get(key)
  if (cachedStyle) return cachedStyle
  const made = new TextStyle(styleOf(family, look))
  styles.set(key, made)
  return made
}

/** Lilita One: names, numbers, titles. Never sentences. */
export const displayText = (sharpness: number, text: string, look: Look): Text =>
  new Text({ text, style: sharedStyle(DISPLAY, look), resolution: sharpness })

/** Lexend: all other text. */
export const bodyText = (sharpness: number, text: string, look: Look): Text =>
  new Text({ text, style: sharedStyle(BODY, { weight: '600', ...look }), resolution: sharpness })

/** Shrinks a text that is higher than `room`. */
export function fitHeight(text: Text, room: number): void {
  text.scale.set(1)
  if (text.height > room + 2) text.scale.set(room / text.height)
}

/**
 * Shrinks a text that is wider than `room`, but at least to `smallest` of its size. A longer text gets an ellipsis,
 * because unreadable text is useless.
 */
export function fitWords(text: Text, room: number, smallest: number): void {
  fitWidth(text, room)
  if (text.scale.x >= smallest) return
  text.scale.set(smallest)
  const whole = text.text
  for (let length = whole.length - 1; length > 0 && text.width > room; length--)
    text.text = `${whole.slice(0, length).trimEnd()}…`
}

/** Shrinks a text that is wider than `room`. */
export function fitWidth(text: Text, room: number): void {
  text.scale.set(1)
  if (text.width > room) text.scale.set(room / text.width)
}
