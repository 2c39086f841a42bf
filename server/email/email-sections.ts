/** Sections of an email about an order, as tables for mail clients and as plain text. All input is text and is escaped here. */

import { arch, bodyFont, type EmailColours, packGround, paragraph, signFont, table } from './email-theme.ts'
import { escapeHtml } from './escape-html.ts'

export type Section =
  | { kind: 'lines'; rows: readonly { picture: string; title: string; detail: string; amount: string }[] }
  | {
      kind: 'sums'
      rows: readonly { label: string; amount: string; tone?: 'saving' | 'total' }[]
      foot: string
    }
  | { kind: 'facts'; columns: readonly { title: string; lines: readonly string[] }[] }
  | { kind: 'quote'; text: string }
  | { kind: 'notice'; title: string; lead: string; points: readonly string[]; foot: string }
  | { kind: 'packs'; title: string; text: string; label: string; url: string; picture: string }

type Of<K extends Section['kind']> = Extract<Section, { kind: K }>

const cell = (colour: EmailColours, text: string, style: string, extra = '') =>
  `<td ${extra} style="font:${style};color:${colour.ink}">${escapeHtml(text)}</td>`

const lineRow = ({ picture, title, detail, amount }: Of<'lines'>['rows'][number], colour: EmailColours) =>
  `<tr><td width="72" style="padding:7px 0">${
    picture
      ? `<img src="${escapeHtml(picture)}" width="72" height="72" alt="" style="display:block;width:72px;height:72px;border-radius:12px;background:${colour.sunken};object-fit:contain">`
      : ''
  }</td><td style="padding:7px 14px">${paragraph(title, `font:600 15px/1.35 ${bodyFont};color:${colour.ink}`)}${paragraph(detail, `font:13px/1.4 ${bodyFont};color:${colour.inkSoft}`)}</td>${cell(colour, amount, `600 15px/1.3 ${bodyFont}`, 'align="right" nowrap')}</tr>`

const linesHtml = ({ rows }: Of<'lines'>, colour: EmailColours) =>
  table(`width="100%" style="margin-top:24px"`, rows.map(row => lineRow(row, colour)).join(''))

function sumRow({ label, amount, tone }: Of<'sums'>['rows'][number], colour: EmailColours): string {
  if (tone === 'total')
    return `<tr><td colspan="2" style="padding-top:10px;border-bottom:1px dashed ${colour.lineStrong};font-size:0">&nbsp;</td></tr><tr>${cell(colour, label, `600 17px/1.3 ${bodyFont}`, 'valign="bottom"')}${cell(colour, amount, `700 27px/1.5 ${bodyFont};letter-spacing:-.03em`, 'align="right" nowrap')}</tr>`
  const shade = tone === 'saving' ? colour.saving : colour.ink
  const style = `padding:6px 0;font:15px/1.4 ${bodyFont};color:${shade}`
  return `<tr><td style="${style}">${escapeHtml(label)}</td><td align="right" nowrap style="${style}">${escapeHtml(amount)}</td></tr>`
}

const sumsHtml = ({ rows, foot }: Of<'sums'>, colour: EmailColours) =>
  table(
    `width="100%" style="margin-top:14px;border-top:1px solid ${colour.line};padding-top:10px"`,
    rows.map(row => sumRow(row, colour)).join(''),
  ) + paragraph(foot, `font:13px/1.5 ${bodyFont};color:${colour.inkSoft}`)

const factsHtml = ({ columns }: Of<'facts'>, colour: EmailColours) =>
  table(
    `width="100%" style="margin-top:24px;background:${colour.canvas};border-radius:16px"`,
    `<tr>${columns
      .map(
        ({ title, lines }) =>
          `<td valign="top" width="${Math.floor(100 / columns.length)}%" style="padding:18px 20px">${paragraph(title, `font:600 14px/1.5 ${bodyFont};color:${colour.ink}`)}${lines.map(line => paragraph(line, `font:14px/1.5 ${bodyFont};color:${colour.inkSoft}`)).join('')}</td>`,
      )
      .join('')}</tr>`,
  )

const quoteHtml = ({ text }: Of<'quote'>, colour: EmailColours) =>
  `<div style="margin-top:20px;padding:14px 18px;border-left:4px solid ${colour.secondary};background:${colour.canvas};border-radius:0 12px 12px 0">${text
    .split('\n')
    .map(line => paragraph(line || ' ', `font:15px/1.5 ${bodyFont};color:${colour.ink}`))
    .join('')}</div>`

/** The colours are those of the European flag. */
const noticeHtml = ({ title, lead, points, foot }: Of<'notice'>) =>
  table(
    'width="100%" style="margin-top:24px;background:#ffffff;border:2px solid #003399;border-radius:12px"',
    `<tr><td style="padding:10px 18px;background:#003399;border-radius:9px 9px 0 0">${paragraph(title, `font:600 16px/1.4 ${bodyFont};color:#ffffff`)}</td></tr><tr><td style="padding:12px 18px">${paragraph(lead, `font:600 15px/1.5 ${bodyFont};color:#111111`)}${points.map(point => paragraph(`• ${point}`, `font:14px/1.5 ${bodyFont};color:#111111`)).join('')}${paragraph(foot, `font:13px/1.5 ${bodyFont};color:#111111`)}</td></tr>`,
  )

const packsHtml = ({ title, text, label, url, picture }: Of<'packs'>, colour: EmailColours) =>
  table(
    `width="100%" style="margin-top:16px;background:${packGround.fill};border-radius:16px"`,
    `<tr><td width="84" align="center" style="padding:16px 0 16px 16px"><img src="${escapeHtml(picture)}" width="64" height="84" alt="" style="display:block;width:64px;height:84px;object-fit:contain"></td><td style="padding:16px">${paragraph(title, `font:600 17px/1.3 ${bodyFont};color:${packGround.text}`)}${paragraph(text, `font:14px/1.5 ${bodyFont};color:${packGround.textSoft}`)}</td><td align="right" style="padding:16px 20px 16px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 18px;border-radius:12px;background:${colour.secondary};font:600 15px/1.2 ${bodyFont};color:${colour.onSecondary};text-decoration:none">${escapeHtml(label)}</a></td></tr>`,
  )

export function sectionHtml(section: Section, colour: EmailColours): string {
  switch (section.kind) {
    case 'lines':
      return linesHtml(section, colour)
    case 'sums':
      return sumsHtml(section, colour)
    case 'facts':
      return factsHtml(section, colour)
    case 'quote':
      return quoteHtml(section, colour)
    case 'notice':
      return noticeHtml(section)
    case 'packs':
      return packsHtml(section, colour)
  }
}

/** The band in the shop's secondary colour with the title and an image of a creature. */
export const heroHtml = (
  { title, lead, picture }: { title: string; lead: string; picture: string },
  colour: EmailColours,
) =>
  `<tr><td style="background:${colour.secondary};padding:0">${table(
    'width="100%"',
    `<tr><td valign="middle" style="padding:26px 12px 26px 36px">${`<h1 style="margin:0 0 8px;font:400 38px/1 ${signFont};color:${colour.onSecondary}">${escapeHtml(title)}</h1>`}${paragraph(lead, `font:16px/1.45 ${bodyFont};color:${colour.onSecondary}`)}</td><td width="210" align="center" valign="bottom" style="padding-right:24px"><div style="background:${arch};border-radius:105px 105px 0 0;margin-top:24px"><img src="${escapeHtml(picture)}" width="176" height="176" alt="" style="display:block;width:100%;max-width:176px;height:auto"></div></td></tr>`,
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
    case 'notice':
      return [section.title, section.lead, ...section.points.map(point => `- ${point}`), section.foot].join(
        '\n',
      )
    case 'packs':
      return `${section.title}\n${section.text}\n${section.url}`
  }
}
