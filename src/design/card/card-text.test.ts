import { expect, it } from 'vitest'
import { moveNameRoom, moveRows } from '../../domain/card-layout.ts'
import { fitText, moveRoom, nameRoom } from './card-text.ts'
import { lilitaWidth } from './lilita-widths.ts'

const fits = (text: string, width: number, fitted: ReturnType<typeof fitText>) => {
  expect(fitted.lines.join(' ')).toBe(text)
  for (const line of fitted.lines) expect(lilitaWidth(line) * fitted.size).toBeLessThanOrEqual(width + 0.5)
}

it('short names are as large as their plate allows, long ones shrink to fit it', () => {
  expect(fitText('Lupo', nameRoom.full).size).toBe(52)
  const long = fitText('Mummummummum', nameRoom.compact)
  expect(long.size).toBeLessThan(20)
  fits('Mummummummum', nameRoom.compact.width, long)
})

it('no name of a move is cut, however long and dear it is', () => {
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

it('a second line is taken only where one would be too small', () => {
  const room = moveRoom(300, 66)
  expect(fitText('Codafiamma', room).lines).toHaveLength(1)
  expect(fitText('Abraço da Tempestade Silenciosa', room).lines).toEqual([
    'Abraço da',
    'Tempestade Silenciosa',
  ])
})
