/** The parts a letter about an order is made of, as tables for mail programs and as plain text. What comes in is text, escaped here. */
import { escapeHtml } from './escape-html.ts'
import { bodyFont, colour, paragraph, signFont, table } from './letter-look.ts'

export type Section =
  | { kind: 'lines'; rows: readonly { picture: string; title: string; detail: string; amount: string }[] }
  | {
      kind: 'sums'
      rows: readonly { label: string; amount: string; tone?: 'saving' | 'total' }[]
      foot: string
    }
  | { kind: 'facts'; columns: readonly { title: string; lines: readonly string[] }[] }
  | { kind: 'quote'; text: string }
  | { kind: 'packs'; title: string; text: string; label: string; url: string; picture: string }

type Of<K extends Section['kind']> = Extract<Section, { kind: K }>

const cell = (text: string, style: string, extra = '') =>
  `<td ${extra} style="font:${style};color:${colour.ink}">${escapeHtml(text)}</td>`

const lineRow = ({ picture, title, detail, amount }: Of<'lines'>['rows'][number]) =>
  `<tr><td width="72" style="padding:7px 0">${
    picture
      ? `<img src="${escapeHtml(picture)}" width="72" height="72" alt="" style="display:block;width:72px;height:72px;border-radius:12px;background:${colour.sunken};object-fit:contain">`
      : ''
  }</td><td style="padding:7px 14px">${paragraph(title, `font:600 15px/1.35 ${bodyFont};color:${colour.ink}`)}${paragraph(detail, `font:13px/1.4 ${bodyFont};color:${colour.inkSoft}`)}</td>${cell(amount, `600 15px/1.3 ${bodyFont}`, 'align="right" nowrap')}</tr>`

const linesHtml = ({ rows }: Of<'lines'>) =>
  table(`width="100%" style="margin-top:24px"`, rows.map(lineRow).join(''))

function sumRow({ label, amount, tone }: Of<'sums'>['rows'][number]): string {
  if (tone === 'total')
    return `<tr><td colspan="2" style="padding-top:10px;border-bottom:1px dashed ${colour.lineStrong};font-size:0">&nbsp;</td></tr><tr>${cell(label, `600 17px/1.3 ${bodyFont}`, 'valign="bottom"')}${cell(amount, `700 27px/1.5 ${bodyFont};letter-spacing:-.03em`, 'align="right" nowrap')}</tr>`
  const shade = tone === 'saving' ? colour.saving : colour.ink
  const style = `padding:6px 0;font:15px/1.4 ${bodyFont};color:${shade}`
  return `<tr><td style="${style}">${escapeHtml(label)}</td><td align="right" nowrap style="${style}">${escapeHtml(amount)}</td></tr>`
}

const sumsHtml = ({ rows, foot }: Of<'sums'>) =>
  table(
    `width="100%" style="margin-top:14px;border-top:1px solid ${colour.line};padding-top:10px"`,
    rows.map(sumRow).join(''),
  ) + paragraph(foot, `font:13px/1.5 ${bodyFont};color:${colour.inkSoft}`)

const factsHtml = ({ columns }: Of<'facts'>) =>
  table(
    `width="100%" style="margin-top:24px;background:${colour.canvas};border-radius:16px"`,
    `<tr>${columns
      .map(
        ({ title, lines }) =>
          `<td valign="top" width="${Math.floor(100 / columns.length)}%" style="padding:18px 20px">${paragraph(title, `font:600 14px/1.5 ${bodyFont};color:${colour.ink}`)}${lines.map(line => paragraph(line, `font:14px/1.5 ${bodyFont};color:${colour.inkSoft}`)).join('')}</td>`,
      )
      .join('')}</tr>`,
  )

const quoteHtml = ({ text }: Of<'quote'>) =>
  `<div style="margin-top:20px;padding:14px 18px;border-left:4px solid ${colour.amber};background:${colour.canvas};border-radius:0 12px 12px 0">${text
    .split('\n')
    .map(line => paragraph(line || ' ', `font:15px/1.5 ${bodyFont};color:${colour.ink}`))
    .join('')}</div>`

const packsHtml = ({ title, text, label, url, picture }: Of<'packs'>) =>
  table(
    `width="100%" style="margin-top:16px;background:${colour.violet};border-radius:16px"`,
    `<tr><td width="84" align="center" style="padding:16px 0 16px 16px"><img src="${escapeHtml(picture)}" width="64" height="84" alt="" style="display:block;width:64px;height:84px;object-fit:contain"></td><td style="padding:16px">${paragraph(title, `font:600 17px/1.3 ${bodyFont};color:#ffffff`)}${paragraph(text, `font:14px/1.5 ${bodyFont};color:#ded8fb`)}</td><td align="right" style="padding:16px 20px 16px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 18px;border-radius:12px;background:${colour.amber};font:600 15px/1.2 ${bodyFont};color:${colour.night};text-decoration:none">${escapeHtml(label)}</a></td></tr>`,
  )

export function sectionHtml(section: Section): string {
  switch (section.kind) {
    case 'lines':
      return linesHtml(section)
    case 'sums':
      return sumsHtml(section)
    case 'facts':
      return factsHtml(section)
    case 'quote':
      return quoteHtml(section)
    case 'packs':
      return packsHtml(section)
  }
}

/** The amber band with the title, and a creature that looks in (design/shop.md §10: a bitmap hero). */
export const heroHtml = ({ title, lead, picture }: { title: string; lead: string; picture: string }) =>
  `<tr><td style="background:${colour.amberBand};padding:0">${table(
    'width="100%"',
    `<tr><td valign="middle" style="padding:26px 12px 26px 36px">${`<h1 style="margin:0 0 8px;font:400 38px/1 ${signFont};color:${colour.ink}">${escapeHtml(title)}</h1>`}${paragraph(lead, `font:16px/1.45 ${bodyFont};color:${colour.ink}`)}</td><td width="210" align="center" valign="bottom" style="padding-right:24px"><div style="background:${colour.arch};border-radius:105px 105px 0 0;margin-top:24px"><img src="${escapeHtml(picture)}" width="176" height="176" alt="" style="display:block;width:100%;max-width:176px;height:auto"></div></td></tr>`,
  )}</td></tr>`

export function sectionText(section: Section): string {
  switch (section.kind) {
    case 'lines':
      return section.rows
        .map(({ title, detail, amount }) => `- ${[title, detail].filter(Boolean).join(', ')}: ${amount}`)
        .join('\n')
    case 'sums':
      return [...section.rows.map(({ label, amount }) => `${label}: ${amount}`), section.foot].join('\n')
    case 'facts':
      return section.columns.map(({ title, lines }) => [`${title}:`, ...lines].join('\n')).join('\n\n')
    case 'quote':
      return section.text.replace(/^/gm, '> ')
    case 'packs':
      return `${section.title}\n${section.text}\n${section.url}`
  }
}
