// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import { href, type LinkTo } from '@/contract/paths.ts'
import { startI18n } from '@/i18n/react.ts'
import { OrderLinks } from './order-links.tsx'

beforeAll(() => startI18n('it', ['common', 'orders']))
afterEach(cleanup)

const linkTo: LinkTo = (name, params) => href(name, 'it', params)

type Linked = Pick<Order, 'added_to' | 'additions' | 'contact_email'>

/** Returns the address of each link by its text. */
function linksOf(linked: Linked): Record<string, string | null> {
  render(<OrderLinks order={linked as Order} linkTo={linkTo} />)
  return Object.fromEntries(
    screen.queryAllByRole('link').map(link => [link.textContent ?? '', link.getAttribute('href')]),
  )
}

describe('links between an order and its additions', () => {
  it('open the list of an account at the linked order', () => {
    const links = linksOf({ added_to: 'A-1', additions: ['A-3', 'A-4'], contact_email: null })
    expect(Object.keys(links)).toEqual(['A-1', 'A-3', 'A-4'])
    for (const [number, address] of Object.entries(links))
      expect(address).toBe(`${linkTo('accountOrders')}?order=${number}`)
  })

  it('open the page of a guest’s order without its key', () => {
    const links = linksOf({ added_to: 'A-1', additions: [], contact_email: 'm…@example.com' })
    expect(links).toEqual({ 'A-1': linkTo('guestOrder', { number: 'A-1' }) })
  })

  it('are absent on an order that is not linked', () => {
    expect(linksOf({ added_to: null, additions: [], contact_email: null })).toEqual({})
  })
})
