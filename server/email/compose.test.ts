import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales } from '@/contract/locales.ts'
import { type Palette, paletteDefaults } from '@/contract/palette.ts'
import { emptyCompany } from '@/contract/settings.ts'
import { contrast } from '@/lib/oklch.ts'
import { emailTemplates, templateNamed } from './all-templates.ts'
import { composeEmail } from './compose.ts'
import { emailColours } from './email-theme.ts'
import type { OrderFacts } from './order-facts.ts'
import { emailPlace as place } from './testing/email-place.ts'
import { translate } from './words.ts'

const every = locales.flatMap(locale => emailTemplates.map(letter => ({ locale, letter, name: letter.name })))

it.each(every)('renders $name in $locale completely, with links to PUBLIC_URL only', ({ letter, locale }) => {
  const { subject, html, text } = composeEmail(letter, letter.preview, locale, place)
  for (const part of [subject, html, text]) {
    expect(part).not.toContain('{{')
    expect(part).not.toContain('emails.')
    expect(part).not.toContain(`${letter.name}.`)
  }
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link)
  expect(links.length).toBeGreaterThanOrEqual(3)
  for (const link of links) expect(link).toMatch(/^https:\/\/shop\.test(\/|$)/)
  const pictures = [...html.matchAll(/src="([^"]*)"/g)].map(([, link]) => link)
  for (const picture of pictures) expect(picture).toMatch(/^https:\/\/shop\.test\/assets\//)
  for (const link of new Set(links)) expect(text).toContain(link?.replaceAll('&amp;', '&'))
})

it.each(every)('names the seller with address and VAT number in $name in $locale', ({ letter, locale }) => {
  const { html, text } = composeEmail(letter, letter.preview, locale, place)
  for (const part of [html, text]) {
    expect(part).toContain('Bottega Arcana S.r.l. · Via dei Folletti 7 · 37121 Verona VR')
    expect(part).toMatch(/IT01234567897 · REA VR-412345 · .*20\.000\s€\si\.v\./)
    expect(part).toContain('ciao@shop.test')
  }
})

it('omits seller details that the settings do not contain', () => {
  const template = templateNamed('welcome')
  const { text } = composeEmail(template, template.preview, 'it', { ...place, seller: emptyCompany })
  expect(text.endsWith('https://shop.test.')).toBe(true)
})

it('directs guests to the order page or email, and accounts to their account page', () => {
  const footerOf = (name: string, data: Record<string, unknown> = {}) => {
    const template = templateNamed(name)
    return composeEmail(template, { ...template.preview, ...data }, 'it', place).text.split('--\n')[1]
  }
  const { order } = templateNamed('order-paid').preview as { order: OrderFacts }
  expect(footerOf('order-paid', { order: { ...order, key: null } })).toContain(
    'il tuo account o ciao@shop.test',
  )
  expect(footerOf('order-paid', { order: { ...order, key: 'k' } })).toContain(
    'la pagina dell’ordine o ciao@shop.test',
  )
  expect(footerOf('order-link')).not.toContain('account')
  expect(footerOf('newsletter-confirm')).toContain('Per scriverci usa ciao@shop.test')
})

it('greets by first name, and capitalises it like a title', () => {
  const text = orderText('order-paid')
  expect(text).toContain('Ciao Chiara,')
  expect(text).not.toContain('Ciao Chiara Montalbano')
  const template = templateNamed('booking-asked')
  expect(composeEmail(template, template.preview, 'it', place).text).toContain('Ciao Ada,')
})

it.each(['https://evil.test/x', 'www.evil.test', 'evil.test', 'a@evil.test'])(
  'H7: does not greet by %s, which mail clients turn into a link',
  name => {
    const text = composeEmail(
      templateNamed('verify-address'),
      { name: `${name} Conti`, token: 't', hours: 24 },
      'it',
      place,
    ).text
    expect(text).toContain('Ciao,')
    const { order } = templateNamed('order-paid').preview as { order: OrderFacts }
    const paid = composeEmail(templateNamed('order-paid'), { order: { ...order, name } }, 'it', place)
    expect(`${text}${paid.subject}${paid.text}`).not.toContain('evil')
  },
)

it('H7: names a retailer in an invitation without a link', () => {
  const data = { retailer: 'Drago S.r.l. https://evil.test/prize', token: 't' }
  const { subject, text } = composeEmail(templateNamed('customer-invited'), data, 'it', place)
  expect(`${subject}${text}`).toContain('Drago S.r.l. https evil test prize')
})

it('greets by initials', () => {
  const data = { name: 'J.R.R. Conti', token: 't', hours: 24 }
  expect(composeEmail(templateNamed('verify-address'), data, 'it', place).text).toContain('Ciao J.R.R.,')
})

it('has different texts in each language', () => {
  for (const template of emailTemplates) {
    const titles = locales.map(locale => translate(locale, `emails.${template.name}.body`))
    expect(new Set(titles).size).toBe(locales.length)
  }
})

it('H1: escapes text written by users', () => {
  const data = { name: '<img"src=x"onerror="alert(1)">', token: 'a"b', hours: 24 }
  const { html, text } = composeEmail(templateNamed('verify-address'), data, 'it', place)
  expect(html).not.toContain('<img')
  expect(html).toContain('&lt;img&quot;src=x')
  expect(html).toContain('https://shop.test/verify-email/a%22b"')
  expect(text).toContain(data.name)
})

it('throws for an email with missing data or without a template', () => {
  expect(() => composeEmail(templateNamed('verify-address'), { name: 'Ada' }, 'it', place)).toThrow('token')
  expect(() =>
    composeEmail(templateNamed('newsletter-confirm'), { path: '.evil.test' }, 'it', place),
  ).toThrow('path')
  expect(() => templateNamed('nothing')).toThrow('nothing')
})

const orderText = (name: string, change: Partial<OrderFacts> = {}) => {
  const template = templateNamed(name)
  const preview = template.preview as { order: OrderFacts }
  return composeEmail(template, { ...preview, order: { ...preview.order, ...change } }, 'it', place).text
}

it('shop 16: shows the payment surcharge separately from the shipping cost, which may be free', () => {
  const text = orderText('order-placed-cash', { payment_name: 'Contanti', shipping: 350, surcharge: 350 })
  expect(text).toMatch(/Spedizione\W+Gratis/)
  expect(text).toMatch(/Supplemento: Contanti\W+3,50/)
})

it('shop 23: lists the items of a return, and announces no return for a cancelled order', () => {
  for (const name of ['return-requested', 'return-approved', 'return-refused'])
    expect(orderText(name), name).toContain('Bustine protettive, 60 pezzi × 1')
  expect(orderText('order-cancelled')).not.toContain('30 giorni')
  expect(orderText('order-placed-cash')).toContain('30 giorni dopo la consegna')
})

it('shop 3: mentions an electronic document in no invoice or email, because there is none', () => {
  for (const locale of locales)
    for (const area of ['invoice', 'emails', 'orders']) {
      const words = readFileSync(`src/i18n/locales/${locale}/${area}.json`, 'utf8')
      expect(words, `${locale} ${area}`).not.toMatch(/[eé]l[eé][ck]?t{1,2}r[oóôö]ni[cqs]/i)
    }
})

describe('the shop’s colours', () => {
  const composed = (palette: Partial<Palette>, name = 'order-placed-cash') => {
    const template = templateNamed(name)
    const chosen = { ...paletteDefaults, ...palette }
    return composeEmail(template, template.preview, 'it', { ...place, palette: chosen }).html
  }

  it('replace all default colours in every email', () => {
    const standard = emailColours(paletteDefaults)
    const red = { primary: '#c62828', secondary: '#ff8a80' }
    const chosen = new Set(Object.values(emailColours({ ...paletteDefaults, ...red })))
    const replacedColours = Object.values(standard).filter(colour => !chosen.has(colour))
    expect(replacedColours.length).toBeGreaterThan(10)
    for (const { name } of emailTemplates) {
      const html = composed(red, name)
      expect(html).toContain('#c62828')
      for (const colour of replacedColours) expect(html, `${name} ${colour}`).not.toContain(colour)
    }
  })

  it('keep all text of an email readable', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map(n => `#${n.toString(16).padStart(6, '0')}`)
    const palette = fc.record({ primary: colour, secondary: colour, headerBackground: colour })
    fc.assert(
      fc.property(palette, chosen => {
        const c = emailColours({ ...paletteDefaults, ...chosen })
        const pairs: [string, string][] = [
          [c.ink, c.surface],
          [c.inkSoft, c.sunken],
          [c.link, c.surface],
          [c.link, c.sunken],
          [c.onButton, c.button],
          [c.onSecondary, c.secondary],
          [c.onNight, c.night],
          [c.onNightMark, c.night],
          [c.onFooter, c.footer],
          [c.onFooterSoft, c.footer],
        ]
        for (const [text, ground] of pairs) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: 100 },
    )
  })
})
