/**
 * Layout of emails: 600 px wide, with tables and inline styles as mail clients need them. The shop's awning is drawn as solid
 * shapes between header and page (decision 0038). All input is text and is escaped here.
 */

import { heroHtml, type Section, sectionHtml } from './email-sections.ts'
import { bodyFont, type EmailColours, paragraph, signFont, table } from './email-theme.ts'
import { escapeHtml } from './escape-html.ts'

/** The parts around the page, which every email has. */
export interface FrameParts {
  colours: EmailColours
  language: string // BCP 47
  siteName: string
  siteUrl: string
  subject: string
  preheader: string // the preview text that an inbox shows next to the subject
}

export interface EmailParts extends FrameParts {
  greeting: string
  title: string
  body: string
  code: string | undefined // a code that the recipient types in
  button: { label: string; url: string }
  copyLink: string
  note: string
  hero: string | undefined // URL of the creature's image; without it the title is part of the page
  sections: readonly Section[]
  signature: string
  footer: string
  seller: readonly string[]
  leave: { label: string; url: string } | '' | undefined // link that ends such emails
}

/** The last word of the shop's name in its secondary colour, as in the shop's header. */
function sign(siteName: string, colour: EmailColours): string {
  const [last = '', ...first] = siteName.trim().split(/\s+/).reverse()
  const start = first.reverse().join(' ')
  const lead = start ? `${escapeHtml(start)}&nbsp;` : ''
  return `${lead}<span style="color:${colour.onNightMark}">${escapeHtml(last)}</span>`
}

const archMark = (colour: EmailColours) =>
  `<td width="34" height="38" align="center" valign="middle" style="width:28px;height:34px;border:3px solid ${colour.onNightMark};border-radius:16px 16px 6px 6px;font:17px/34px Arial,sans-serif;color:${colour.onNightMark}">&#10022;</td>`

const nightBand = ({ siteName, siteUrl, colours: colour }: FrameParts) =>
  `<tr><td style="background:${colour.night};padding:24px 32px">${table(
    'align="center"',
    `<tr>${archMark(colour)}<td style="padding-left:12px;font:26px/1 ${signFont}"><a href="${escapeHtml(siteUrl)}" style="color:${colour.onNight};text-decoration:none">${sign(siteName, colour)}</a></td></tr>`,
  )}</td></tr>`

const scallops = 12
const awning = (below: string, colour: EmailColours) =>
  `<tr><td style="background:${below};font-size:0;line-height:0">${table(
    'width="100%"',
    `<tr>${Array.from({ length: scallops }, (_, index) => {
      const shade = index % 2 === 0 ? colour.night : colour.awning
      return `<td width="${600 / scallops}" height="20" style="height:20px;background:${shade};border-radius:0 0 25px 25px;font-size:0;line-height:0">&nbsp;</td>`
    }).join('')}</tr>`,
  )}</td></tr>`

export const buttonHtml = ({ label, url }: EmailParts['button'], colour: EmailColours) =>
  table(
    'width="100%" style="margin:28px 0"',
    `<tr><td align="center" style="background:${colour.button};border-radius:14px;border-bottom:3px solid ${colour.buttonEdge}"><a href="${escapeHtml(url)}" style="display:block;padding:15px 28px;font:600 16px/1.2 ${bodyFont};color:${colour.onButton};text-decoration:none">${escapeHtml(label)}</a></td></tr>`,
  )

const codeHtml = (code: string, colour: EmailColours) =>
  table(
    'width="100%" style="margin-top:20px"',
    `<tr><td align="center" style="background:${colour.sunken};border-radius:14px;padding:18px 12px;font:700 34px/1.2 ${bodyFont};letter-spacing:.18em;color:${colour.ink}">${escapeHtml(code)}</td></tr>`,
  )

const page = ({
  colours: colour,
  ...parts
}: EmailParts) => `<tr><td style="background:${colour.surface};padding:36px 32px 32px">
${parts.hero ? '' : `<h1 style="margin:0 0 20px;font:650 28px/1.15 ${bodyFont};letter-spacing:-.022em;color:${colour.ink}">${escapeHtml(parts.title)}</h1>`}
${paragraph(parts.greeting, `font:16px/1.5 ${bodyFont};color:${colour.ink}`)}
${paragraph(parts.body, `font:16px/1.5 ${bodyFont};color:${colour.ink}`)}
${parts.code ? codeHtml(parts.code, colour) : ''}
${buttonHtml(parts.button, colour)}
${parts.sections.map(section => sectionHtml(section, colour)).join('\n')}
${paragraph(parts.note, `padding-top:${parts.sections.length > 0 ? 24 : 0}px;font:14px/1.5 ${bodyFont};color:${colour.inkSoft}`)}
${table(
  'width="100%" style="margin-top:24px"',
  `<tr><td style="background:${colour.sunken};border-radius:12px;padding:14px 16px">${paragraph(parts.copyLink, `font:13px/1.5 ${bodyFont};color:${colour.inkSoft}`)}<a href="${escapeHtml(parts.button.url)}" style="font:13px/1.5 ${bodyFont};color:${colour.link};word-break:break-all">${escapeHtml(parts.button.url)}</a></td></tr>`,
)}
</td></tr>`

export const sellerHtml = (lines: readonly string[], colour: EmailColours) =>
  lines
    .map(line => paragraph(line, `font:13px/1.5 ${bodyFont};color:${colour.onFooterSoft};padding-top:8px`))
    .join('')

const footer = ({ signature, footer: words, seller, leave, colours: colour }: EmailParts) =>
  `<tr><td style="background:${colour.footer};padding:24px 32px 28px">${paragraph(signature, `font:20px/1.3 ${signFont};color:${colour.onFooter}`)}${sellerHtml([words], colour)}${leave ? leaveHtml(leave, colour) : ''}${sellerHtml(seller, colour)}</td></tr>`

const leaveHtml = ({ label, url }: { label: string; url: string }, colour: EmailColours) =>
  `<p style="margin:0;padding-top:8px;font:13px/1.5 ${bodyFont}"><a href="${escapeHtml(url)}" style="color:${colour.onFooter}">${escapeHtml(label)}</a></p>`

export const emailHtml = (parts: EmailParts): string =>
  emailFrame(
    parts,
    parts.hero && heroHtml({ title: parts.title, lead: parts.preheader, picture: parts.hero }, parts.colours),
    page(parts) + footer(parts),
  )

/** `hero` and `inside` are rows of the email's table. */
export function emailFrame(parts: FrameParts, hero: string | undefined, inside: string): string {
  const { colours: colour } = parts
  const hidden = 'display:none;max-height:0;overflow:hidden;opacity:0'
  return `<!doctype html>
<html lang="${escapeHtml(parts.language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(parts.subject)}</title></head>
<body style="margin:0;padding:0;background:${colour.canvas}">
<div style="${hidden}">${escapeHtml(parts.preheader)}</div>
${table(
  `width="100%" style="background:${colour.canvas}"`,
  `<tr><td align="center" style="padding:24px 12px">${table(
    'width="600" style="width:100%;max-width:600px;border-radius:22px;overflow:hidden"',
    nightBand(parts) + awning(hero ? colour.secondary : colour.surface, colour) + (hero ?? '') + inside,
  )}</td></tr>`,
)}
</body>
</html>
`
}
