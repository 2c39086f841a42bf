// @vitest-environment happy-dom
/** game 12: text on a move's tile is never smaller than readable. */
import { FillGradient, Matrix, type Text, Texture } from 'pixi.js'
import { expect, it } from 'vitest'
import { displayText, fitWords } from './text.ts'

/** Every letter is ten units wide. */
function lettered(words: string): Text {
  const scale = {
    x: 1,
    set(to: number) {
      scale.x = to
    },
  }
  const text = {
    text: words,
    scale,
    get width() {
      return this.text.length * 10 * scale.x
    },
  }
  return text as unknown as Text
}

it('leaves fitting text unchanged and shrinks text that is a little too long', () => {
  const fits = lettered('Veleno 2t')
  fitWords(fits, 90, 0.95)
  expect([fits.text, fits.scale.x]).toEqual(['Veleno 2t', 1])
  const shrinks = lettered('Veleno 2t')
  fitWords(shrinks, 87, 0.95)
  expect([shrinks.text, shrinks.scale.x]).toEqual(['Veleno 2t', 87 / 90])
})

it('keeps the size of text that would become too small and adds an ellipsis', () => {
  const long = lettered('Bruciatura profonda 3t')
  fitWords(long, 100, 0.95)
  expect(long.scale.x).toBe(0.95)
  expect(long.text).toBe('Bruciatur…')
  expect(long.width).toBeLessThanOrEqual(100)
})

it('shares a style between texts of one look, also with a gradient, so that their drawings are cached once', () => {
  const drawn = { buildGradient() {}, texture: Texture.WHITE, transform: new Matrix() } // there is no canvas here
  const gold = () => Object.assign(new FillGradient({ colorStops: [{ offset: 0, color: '#ffcc00' }] }), drawn)
  const fill = gold()
  const styleOf = (of: FillGradient) => displayText(1, 'Vittoria!', { size: 20, fill: of, outline: 4 }).style
  expect(styleOf(fill)).toBe(styleOf(fill))
  expect(styleOf(fill)).not.toBe(styleOf(gold()))
})
