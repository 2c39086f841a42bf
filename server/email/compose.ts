/** Renders an email from its data in the recipient's language. All links start at PUBLIC_URL. */
import { formatTag, type Locale, localeFacts } from '@/contract/locales.ts'
import type { Palette } from '@/contract/palette.ts'
import type { Company } from '@/contract/settings.ts'
import { formatMoney } from '@/domain/money.ts'
import { dateTimeText, dayWords } from '@/i18n/dates.ts'
import { sellerGroups } from '@/i18n/seller-lines.ts'
import type { Translate } from '@/i18n/translate.ts'
import { type EmailParts, emailHtml } from './email-html.ts'
import { sectionText } from './email-sections.ts'
import { type EmailTemplate, firstName, type Pen, type TemplateData } from './email-template.ts'
import { emailColours } from './email-theme.ts'

export interface EmailLinks {
  publicUrl: string // without a trailing slash
  apiUrl: string // base URL of uploaded images, without a trailing slash
  siteName: string
  palette: Palette
  seller: Company
  translate: Translate
}

export interface ComposedEmail {
  subject: string
  html: string
  text: string
}

/** Throws if required data is missing. */
export function composeEmail(
  template: EmailTemplate,
  data: TemplateData,
  locale: Locale,
  place: EmailLinks,
): ComposedEmail {
  const parts = partsOf(template, data, locale, place)
  return { subject: parts.subject, html: emailHtml(parts), text: plainText(parts) }
}

/** Returns the identity of the seller, as business emails require: seat, registrations, contacts. Empty settings add no line. */
export const sellerLines = (locale: Locale, { seller, translate }: EmailLinks): string[] =>
  sellerGroups(seller, (name, value) => translate(locale, `common.seller.${name}`, { value })).map(parts =>
    parts.join(' · '),
  )

const penOf = (locale: Locale, place: EmailLinks): Pen => ({
  locale,
  say: (key, words) => place.translate(locale, `emails.${key}`, { ...words, site: place.siteName }),
  guarantee: key => place.translate(locale, `shop.guarantee.${key}`),
  money: (cents, currency) => formatMoney(cents, formatTag(locale), currency),
  day: at => dayWords(at, locale, 'long'),
  moment: at => dateTimeText(at, locale, 'long'),
  at: path => `${place.publicUrl}${path}`,
})

function partsOf(template: EmailTemplate, data: TemplateData, locale: Locale, place: EmailLinks): EmailParts {
  const filled = template.fill(data, penOf(locale, place))
  const words = { ...filled.words, site: place.siteName }
  const shared = (key: string) => place.translate(locale, `emails.${key}`, words)
  const textOf = (key: string) => shared(`${template.name}.${key}`)
  const name = firstName(filled.greets ?? '')
  const greeting = name ? place.translate(locale, 'emails.greeting', { name }) : shared('greeting_nobody')
  return {
    colours: emailColours(place.palette),
    language: localeFacts[locale].iso,
    siteName: place.siteName,
    siteUrl: place.publicUrl,
    subject: textOf('subject'),
    preheader: textOf('preheader'),
    greeting,
    title: textOf('title'),
    body: textOf('body'),
    code: filled.code,
    button: { label: textOf('button'), url: `${place.publicUrl}${filled.path}` },
    copyLink: shared('copy_link'),
    note: shared(filled.note),
    hero: template.hero && `${place.publicUrl}${template.hero}`,
    sections: filled.sections,
    signature: shared('signature'),
    footer: place.translate(locale, `emails.footer.${filled.replyVia}`, {
      site: place.siteName,
      contact: place.seller.email || place.publicUrl,
    }),
    seller: sellerLines(locale, place),
    leave: filled.leavePath && {
      label: textOf('leave'),
      url: `${place.publicUrl}${filled.leavePath}`,
    },
  }
}

const plainText = (parts: EmailParts) =>
  [
    parts.title,
    parts.greeting,
    parts.body,
    ...(parts.code ? [parts.code] : []),
    `${parts.button.label}:\n${parts.button.url}`,
    ...parts.sections.map(sectionText),
    parts.note,
    `${parts.signature}\n${parts.siteName}\n${parts.siteUrl}`,
    `--\n${[parts.footer, ...(parts.leave ? [`${parts.leave.label}: ${parts.leave.url}`] : []), ...parts.seller].join('\n')}`,
  ].join('\n\n')
