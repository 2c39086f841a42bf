import { expect, it } from 'vitest'
import { slugOfTitle } from './slug-of-title.ts'

it('makes a slug from a title in any script', () => {
  expect(slugOfTitle('Œuvre d’art', 'page')).toBe('oeuvre-d-art')
  expect(slugOfTitle('卡牌', 'page')).toMatch(/^[a-z]+(-[a-z]+)*$/)
})

it('always makes the same slug from a title without letters', () => {
  const slug = slugOfTitle('—', 'page')
  expect(slug).toMatch(/^page-[0-9a-f]{8}$/)
  expect(slugOfTitle('—', 'page')).toBe(slug)
  expect(slugOfTitle('…', 'page')).not.toBe(slug)
})
