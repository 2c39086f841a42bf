import { expect, it } from 'vitest'
import { locales } from '@/contract/locales.ts'
import { emailTemplates } from './all-templates.ts'
import { changedOnly, defaultTexts, problemsOf, sharedTexts, withTexts } from './email-texts.ts'
import { translate } from './words.ts'

it('accepts the default texts of every email, in every language', () => {
  for (const locale of locales)
    for (const email of [...emailTemplates, sharedTexts] as const) {
      const name = email === sharedTexts ? email : email.name
      const texts = defaultTexts(name, locale)
      expect(Object.keys(texts), name).not.toEqual([])
      expect(problemsOf(email, locale, texts), `${name} ${locale}`).toEqual([])
      expect(changedOnly(name, locale, texts)).toEqual({})
    }
})

it('uses a text for a context before the general one, and the default where neither was changed', () => {
  const changed = new Map([
    ['order-refunded', { it: { title: 'Fatto', title_by_hand: 'Bonifico in arrivo' } }],
  ])
  const own = withTexts(translate, changed)
  expect(own('it', 'emails.order-refunded.title', {})).toBe('Fatto')
  expect(own('it', 'emails.order-refunded.title', { context: 'by_hand' })).toBe('Bonifico in arrivo')
  const general = withTexts(translate, new Map([['order-refunded', { it: { title: 'Fatto' } }]]))
  expect(general('it', 'emails.order-refunded.title', { context: 'by_hand' })).toBe(
    translate('it', 'emails.order-refunded.title', { context: 'by_hand' }),
  )
  expect(general('en', 'emails.order-refunded.title', {})).toBe(
    translate('en', 'emails.order-refunded.title', {}),
  )
})

it('inserts values as they are, without reading placeholders in them', () => {
  const own = withTexts(translate, new Map([['welcome', { it: { title: '{{name}}!' } }]]))
  expect(own('it', 'emails.welcome.title', { name: '{{site}} $t(common.seller)', site: 'x' })).toBe(
    '{{site}} $t(common.seller)!',
  )
})
