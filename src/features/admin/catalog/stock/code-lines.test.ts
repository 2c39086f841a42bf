import { describe, expect, it } from 'vitest'
import { readCodeFile } from './code-lines.ts'

describe('readCodeFile', () => {
  it.each([
    ['semicolons and a heading', 'codice;pezzi\nA-1;3\nB-2;10'],
    ['commas', 'A-1,3\nB-2,10'],
    ['tabs and a byte order mark', '\uFEFFA-1\t3\nB-2\t10\n\n'],
  ])('reads %s', (_, text) => {
    expect(readCodeFile(text, 1)).toEqual({
      lines: [
        { code: 'A-1', pieces: 3 },
        { code: 'B-2', pieces: 10 },
      ],
      faulty: [],
    })
  })

  it('counts one piece for each line that has only a code', () => {
    expect(readCodeFile('A-1\nB-2\nA-1', 1).lines).toEqual([
      { code: 'A-1', pieces: 2 },
      { code: 'B-2', pieces: 1 },
    ])
  })

  it('reports lines without a code or with an unreadable number, and reads the others', () => {
    const { lines, faulty } = readCodeFile('A-1;3\nB-2;x\n;4\nC-3;-1\nD-4;1,5', 1)
    expect(lines).toEqual([{ code: 'A-1', pieces: 3 }])
    expect(faulty).toHaveLength(4)
  })

  it('accepts 0 pieces only where 0 is a count', () => {
    expect(readCodeFile('A-1;0', 0).lines).toEqual([{ code: 'A-1', pieces: 0 }])
    expect(readCodeFile('A-1;0', 1).faulty).toEqual(['A-1;0'])
  })
})
