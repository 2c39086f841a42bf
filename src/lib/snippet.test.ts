import { describe, expect, it } from 'vitest'
import { linesOfHtml, plainText, snippetOf } from './snippet.ts'

describe('the text of rich text', () => {
  it('keeps a space between blocks and none within a word', () => {
    expect(
      plainText(
        '<h2>Serie 1</h2><p>Una <strong>b</strong>usta.<br />E un segno</p><ul><li>uno</li><li>due</li></ul>',
      ),
    ).toBe('Serie 1 Una busta. E un segno uno due')
  })

  it('reads the characters that HTML escapes', () => {
    expect(plainText('<p>Carte &amp; dadi &lt;3 &quot;x&quot; &amp;lt;</p>')).toBe('Carte & dadi <3 "x" &lt;')
  })

  it('has a line per block', () => {
    expect(linesOfHtml('<p>Primo</p><p>Secondo<br />terzo</p>')).toBe('Primo\nSecondo\nterzo')
  })

  it('is cut between words', () => {
    expect(snippetOf(`<p>${'parola '.repeat(40)}</p>`)).toMatch(/^(parola ?)+…$/)
  })
})
