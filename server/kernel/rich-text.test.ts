import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanRichText } from './rich-text.ts'

describe('rich text before it is stored', () => {
  it('keeps what the editor writes', () => {
    const written =
      '<h2>Serie 1</h2><p>Una <strong>busta</strong> con <em>cinque</em> carte.<br />E un <a href="https://example.com/x">segno</a>.</p><ul><li><p>uno</p></li></ul><blockquote><p>due</p></blockquote>'
    expect(cleanRichText(written)).toBe(written)
  })

  it.each([
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<p onclick="x()" style="color:red" class="y">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="//evil.test">a</a>', '<a>a</a>'],
    ['<img src=x onerror=alert(1)><p>a</p>', '<p>a</p>'],
    ['<svg><script>alert(1)</script></svg><p>a</p>', '<p>a</p>'],
    ['<iframe src="https://evil.test">x</iframe>', ''],
    ['<xmp><img src=x onerror=alert(1)></xmp><p>a</p>', '<p>a</p>'],
    ['<noembed><img src=x onerror=alert(1)></noembed><p>a</p>', '<p>a</p>'],
    ['<noframes><img src=x onerror=alert(1)></noframes><p>a</p>', '<p>a</p>'],
  ])('H1: converts %s to %s', (html, cleaned) => expect(cleanRichText(html)).toBe(cleaned))

  it.each([
    ['<div>Primo</div><div>Secondo</div>', '<p>Primo</p><p>Secondo</p>'],
    ['<div><div>Primo</div>Secondo</div>', '<p>Primo</p><p>Secondo</p>'],
    ['<div>\n  <p>Primo</p>\n  <p>Secondo</p>\n</div>', '<p>Primo</p><p>Secondo</p>'],
    ['<section>Uno<p>due</p>tre</section>', '<p>Uno</p><p>due</p><p>tre</p>'],
    ['Uno<div>due</div>', 'Uno<p>due</p>'],
    ['<div>a<br>b</div><div><br></div><div>c</div>', '<p>a<br />b</p><p>c</p>'],
    ['<h1>Titolo</h1><h4>Sotto</h4>testo', '<h2>Titolo</h2><h3>Sotto</h3>testo'],
    [
      '<p><b>a</b> <i>b</i> <b><i>c</i></b></p>',
      '<p><strong>a</strong> <em>b</em> <strong><em>c</em></strong></p>',
    ],
    ['<b><div>a</div><div>b</div></b>', '<p><strong>a</strong></p><p><strong>b</strong></p>'],
    [
      '<span style="font-weight:700">a</span> <span style="font-style: italic">b</span>',
      '<strong>a</strong> <em>b</em>',
    ],
    ['<b style="font-weight:normal"><p>a</p></b>', '<p>a</p>'],
    ['<ul><li><div>a</div></li><li>b</li></ul>', '<ul><li><p>a</p></li><li>b</li></ul>'],
    ['<ul><li>a<div>b<li>c</ul>', '<ul><li>a<p>b</p></li><li>c</li></ul>'],
    [
      '<a href="https://a.test"><div>a<a href="https://b.test">b</a></div></a>',
      '<p><a href="https://a.test">ab</a></p>',
    ],
    ['<blockquote><div>a</div><div>b</div></blockquote>', '<blockquote><p>a</p><p>b</p></blockquote>'],
    ['<dl><dt>Peso</dt><dd>50 g</dd></dl>', '<p>Peso</p><p>50 g</p>'],
    ['<p>a</p><hr><p>b</p>', '<p>a</p><p>b</p>'],
    [
      '<table><caption>Taglie</caption><thead><tr><th>Taglia</th><th>Petto</th></tr></thead><tbody>\n<tr><td> S </td>\n<td><p>50</p></td></tr><tr><td></td><td>52</td></tr></tbody></table>',
      '<p>Taglie</p><p><strong>Taglia</strong> · <strong>Petto</strong></p><p>S · 50</p><p>52</p>',
    ],
  ])('never joins the blocks of another editor: %s', (html, cleaned) =>
    expect(cleanRichText(html)).toBe(cleaned),
  )

  it('does not change cleaned text and never joins two words', () => {
    const tags = [
      'div',
      'p',
      'h1',
      'b',
      'i',
      'span',
      'ul',
      'li',
      'table',
      'tr',
      'td',
      'th',
      'section',
      'br',
      'a',
      'blockquote',
    ]
    const token = fc.oneof(
      fc.constantFrom(...tags).map(tag => `<${tag}>`),
      fc.constantFrom(...tags).map(tag => `</${tag}>`),
      fc.constantFrom('uno', 'due', ' ', 'tre &amp; quattro'),
    )
    fc.assert(
      fc.property(fc.array(token, { maxLength: 25 }), tokens => {
        const clean = cleanRichText(tokens.join(''))
        expect(cleanRichText(clean)).toBe(clean)
        expect(clean).not.toMatch(/<(?!\/?(?:p|h2|h3|ul|ol|li|blockquote|strong|em|a)>|br \/>)/)
      }),
      { numRuns: 2000 },
    )
  })
})
