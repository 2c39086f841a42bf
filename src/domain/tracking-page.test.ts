import { expect, it } from 'vitest'
import { carrierNamed, trackingPage } from './tracking-page.ts'

it('inserts the encoded tracking code into the address', () => {
  expect(trackingPage('https://track.example/{code}?lang=it', 'AB 1/2')).toBe(
    'https://track.example/AB%201%2F2?lang=it',
  )
  expect(trackingPage('https://track.example/?n={code}', '$&')).toBe('https://track.example/?n=%24%26')
})

it('has no page without a pattern or without a code', () => {
  expect(trackingPage('', 'AB1')).toBeNull()
  expect(trackingPage('https://track.example/{code}', '')).toBeNull()
})

it('finds a carrier whatever the case of its name', () => {
  const carriers = [{ name: 'BRT' }, { name: 'Poste Italiane' }]
  expect(carrierNamed(carriers, ' poste italiane ')).toBe(carriers[1])
  expect(carrierNamed(carriers, 'GLS')).toBeUndefined()
})
