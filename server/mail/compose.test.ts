import { expect, it } from 'vitest'
import { locales } from '@/contract/locales.ts'
import { composeLetter } from './compose.ts'
import { everyLetter, letterNamed } from './every-letter.ts'
import { translate } from './words.ts'

const place = { publicUrl: 'https://shop.test', siteName: 'Bottega Arcana', translate }
const every = locales.flatMap(locale => everyLetter.map(letter => ({ locale, letter, name: letter.name })))

it.each(every)('$name in $locale is complete and leads only to PUBLIC_URL', ({ letter, locale }) => {
  const { subject, html, text } = composeLetter(letter, letter.preview, locale, place)
  for (const part of [subject, html, text]) {
    expect(part).not.toContain('{{')
    expect(part).not.toContain('letters.')
    expect(part).not.toContain(`${letter.name}.`)
  }
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link)
  expect(links.length).toBeGreaterThanOrEqual(3)
  for (const link of links) expect(link).toMatch(/^https:\/\/shop\.test(\/|$)/)
  const pictures = [...html.matchAll(/src="([^"]*)"/g)].map(([, link]) => link)
  for (const picture of pictures) expect(picture).toMatch(/^https:\/\/shop\.test\/assets\//)
  for (const link of new Set(links)) expect(text).toContain(link)
})

it('each language has its own words', () => {
  for (const letter of everyLetter) {
    const titles = locales.map(locale => translate(locale, `letters.${letter.name}.body`))
    expect(new Set(titles).size).toBe(locales.length)
  }
})

it('what people write of themselves stays text', () => {
  const data = { name: '<img src=x onerror="alert(1)">', token: 'a"b', hours: 24 }
  const { html, text } = composeLetter(letterNamed('verify-address'), data, 'it', place)
  expect(html).not.toContain('<img')
  expect(html).toContain('&lt;img src=x')
  expect(html).toContain('https://shop.test/verify-email/a%22b"')
  expect(text).toContain(data.name)
})

it('a letter without its data, or without a writer, is a mistake that stops the caller', () => {
  expect(() => composeLetter(letterNamed('verify-address'), { name: 'Ada' }, 'it', place)).toThrow('token')
  expect(() => composeLetter(letterNamed('newsletter-confirm'), { path: '.evil.test' }, 'it', place)).toThrow(
    'path',
  )
  expect(() => letterNamed('nothing')).toThrow('nothing')
})
