import { expect, it } from 'vitest'
import { moveNameRoom, moveRows } from '../../domain/card-layout.ts'
import { fitText, moveRoom, nameRoom } from './card-text.ts'
import { lilitaWidth } from './lilita-widths.ts'

const fits = (text: string, width: number, fitted: ReturnType<typeof fitText>) => {
  expect(fitted.lines.join(' ')).toBe(text)
  for (const line of fitted.lines) expect(lilitaWidth(line) * fitted.size).toBeLessThanOrEqual(width + 0.5)
}

it('makes short names as large as their plate allows and shrinks long ones to fit', () => {
  expect(fitText('Lupo', nameRoom.full).size).toBe(52)
  const long = fitText('Mummummummum', nameRoom.compact)
  expect(long.size).toBeLessThan(20)
  fits('Mummummummum', nameRoom.compact.width, long)
})

it('cuts no name of a move, however long it is and however much it costs', () => {
  const names = [
    'Dreifacher Sternenregenschlag',
    'Abraço da Tempestade Silenciosa',
    'Donaudampfschifffahrtsgesellschaft',
  ]
  for (const name of names)
    for (const count of [1, 2, 3])
      for (const cost of [2, 6]) {
        const { h } = moveRows(count)[0] ?? { h: 0 }
        const { w } = moveNameRoom(cost, true)
        const fitted = fitText(name, moveRoom(w, h))
        fits(name, w, fitted)
        expect(fitted.lines.length * fitted.size).toBeLessThanOrEqual(h)
      }
})

it('uses a second line only if one line would be too small', () => {
  const room = moveRoom(300, 66)
  expect(fitText('Codafiamma', room).lines).toHaveLength(1)
  expect(fitText('Abraço da Tempestade Silenciosa', room).lines).toEqual([
    'Abraço da',
    'Tempestade Silenciosa',
  ])
})
