/**
 * Renders a newsletter email: the shop's frame around the text of a campaign. Its rich text is already cleaned, so only the allowed
 * tags without attributes need styles. Relative links become absolute, because an email has no base URL.
 */

import type { CampaignTexts } from '@/contract/endpoints/site/newsletter.ts'
import { defaultLocale, type Locale, localeFacts } from '@/contract/locales.ts'
import { linesOfHtml } from '@/lib/snippet.ts'
import { type ComposedEmail, type EmailLinks, sellerLines } from './compose.ts'
import { buttonHtml, emailFrame, sellerHtml } from './email-html.ts'
import { heroHtml } from './email-sections.ts'
import { bodyFont, type EmailColours, emailColours, paragraph, signFont } from './email-theme.ts'
import { escapeHtml } from './escape-html.ts'

export interface Campaign {
  picture: string | null
  texts: Readonly<Record<Locale, CampaignTexts>>
}

function looksOf(colour: EmailColours): Readonly<Record<string, string>> {
  const base = `font:16px/1.6 ${bodyFont};color:${colour.ink}`
  return {
    p: `margin:0 0 16px;${base}`,
    h2: `margin:24px 0 10px;font:650 22px/1.25 ${bodyFont};color:${colour.ink}`,
    h3: `margin:20px 0 8px;font:650 18px/1.3 ${bodyFont};color:${colour.ink}`,
    ul: 'margin:0 0 16px;padding-left:22px',
    ol: 'margin:0 0 16px;padding-left:22px',
    li: `margin:0 0 6px;${base}`,
    blockquote: `margin:0 0 16px;padding:14px 18px;border-left:4px solid ${colour.secondary};background:${colour.canvas};border-radius:0 12px 12px 0`,
  }
}

function dressed(html: string, publicUrl: string, colour: EmailColours): string {
  const looks = looksOf(colour)
  return html
    .replace(/<(p|h2|h3|ul|ol|li|blockquote)>/g, (_, tag: string) => `<${tag} style="${looks[tag]}">`)
    .replace(/<a href="\/(?!\/)/g, `<a href="${escapeHtml(publicUrl)}/`)
    .replaceAll('<a href=', `<a style="color:${colour.link}" href=`)
}

const asText = (html: string): string =>
  linesOfHtml(html.replace(/<a href="([^"]*)">(.*?)<\/a>/g, '$2 ($1)').replace(/<li>/g, '- '))

/** Returns Italian for a language without subject or text, so that the whole email is in one language. */
export const writtenIn = (texts: Campaign['texts'], locale: Locale): Locale =>
  texts[locale].subject !== '' && asText(texts[locale].html) !== '' ? locale : defaultLocale

const whole = (address: string, publicUrl: string): string =>
  address.startsWith('/') ? `${publicUrl}${address}` : address

/** `leavePath` is the path of the unsubscribe page. */
export function composeCampaign(
  { picture, texts }: Campaign,
  requestedLocale: Locale,
  leavePath: string,
  place: EmailLinks,
): ComposedEmail {
  const { publicUrl, apiUrl, siteName, palette, translate } = place
  const locale = writtenIn(texts, requestedLocale)
  const colour = emailColours(palette)
  const { subject, preheader, title, html, button, link } = texts[locale]
  const say = (key: string) => translate(locale, `emails.${key}`, { site: siteName })
  const leaveUrl = `${publicUrl}${leavePath}`
  const leaving = `<a href="${escapeHtml(leaveUrl)}" style="color:${colour.onFooter}">${escapeHtml(say('campaign.leave'))}</a>`
  const heading = picture
    ? ''
    : `<h1 style="margin:0 0 20px;font:650 28px/1.15 ${bodyFont};letter-spacing:-.022em;color:${colour.ink}">${escapeHtml(title)}</h1>`
  const buttonRow = button && link ? buttonHtml({ label: button, url: whole(link, publicUrl) }, colour) : ''
  const page = `<tr><td style="background:${colour.surface};padding:36px 32px 32px">${heading}${dressed(html, publicUrl, colour)}${buttonRow}</td></tr>`
  const seller = sellerLines(locale, place)
  const foot = `<tr><td style="background:${colour.footer};padding:24px 32px 28px">${paragraph(say('signature'), `font:20px/1.3 ${signFont};color:${colour.onFooter}`)}<p style="margin:0;padding-top:8px;font:13px/1.5 ${bodyFont};color:${colour.onFooterSoft}">${escapeHtml(say('campaign.why'))} ${leaving}</p>${sellerHtml(seller, colour)}</td></tr>`
  const frame = {
    colours: colour,
    language: localeFacts[locale].iso,
    siteName,
    siteUrl: publicUrl,
    subject,
    preheader,
  }
  const hero = picture && heroHtml({ title, lead: preheader, picture: whole(picture, apiUrl) }, colour)
  return {
    subject,
    html: emailFrame(frame, hero || undefined, page + foot),
    text: [
      title,
      asText(html),
      ...(buttonRow ? [`${button}:\n${whole(link, publicUrl)}`] : []),
      [`--\n${say('campaign.why')}\n${say('campaign.leave')}: ${leaveUrl}`, ...seller].join('\n'),
    ].join('\n\n'),
  }
}
