import { expect, it } from 'vitest'
import { slugOfTitle } from './slug-of-title.ts'

it('makes an address of a title in any script', () => {
  expect(slugOfTitle('Œuvre d’art', 'page')).toBe('oeuvre-d-art')
  expect(slugOfTitle('卡牌', 'page')).toMatch(/^[a-z]+(-[a-z]+)*$/)
})

it('makes the same address of a title without letters each time', () => {
  const slug = slugOfTitle('—', 'page')
  expect(slug).toMatch(/^page-[0-9a-f]{8}$/)
  expect(slugOfTitle('—', 'page')).toBe(slug)
  expect(slugOfTitle('…', 'page')).not.toBe(slug)
})
