// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { href } from '@/contract/paths.ts'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { personOf } from '@/stores/testing/person-of.ts'
import { HeaderSearch } from './header-search.tsx'

beforeAll(async () => {
  await startI18n('it', ['titles', 'admin'])
  await loadAreas(['titles', 'admin'])
})
afterEach(cleanup)

const found = {
  orders: [{ id: 7, number: 'BA-07', status: 'confirmed', buyer: 'Ada', due: 100 } as const],
  users: [],
  guests: [{ id: 9, name: 'Ospite', email: 'ospite@example.com' }],
  products: [],
  coupons: [{ id: 3, code: 'ESTATE10', batch: null }],
  pages: [{ id: 4, title: 'Chi siamo', slug: 'chi-siamo' }],
}

function shown(response?: typeof found) {
  const go = vi.fn()
  render(
    <HeaderSearch
      user={personOf('admin')}
      found={response}
      linkTo={(name, params) => href(name, 'it', params)}
      onSearch={() => {}}
      onGo={go}
    />,
  )
  const field = screen.getByRole('searchbox')
  field.focus()
  return { field, go, type: (value: string) => fireEvent.change(field, { target: { value } }) }
}
const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key })

describe('admin 12: the search of the header', () => {
  it('finds a screen by name before the server has responded, and Enter opens it', () => {
    const { type, go } = shown()
    type('codici sconto')
    const screens = screen.getByRole('region', { name: 'Schermate' })
    expect(within(screens).getByRole('link').getAttribute('href')).toBe('/administration/coupons')
    press('Enter')
    expect(go).toHaveBeenCalledWith('/administration/coupons')
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('links a guest in the search results to its customer page', () => {
    shown(found).type('ospite')
    const link = screen.getByRole('link', { name: /Ospite/ })
    expect(link.getAttribute('href')).toBe('/administration/customers/9')
  })

  it('finds a screen by the English word of its path too', () => {
    shown().type('mails')
    const screens = screen.getByRole('region', { name: 'Schermate' })
    expect(within(screens).getAllByRole('link')[0]?.getAttribute('href')).toBe(
      '/administration/settings/mails',
    )
  })

  it.each([
    ['reso', 'Resi'],
    ['fattura', 'Ordini'],
    ['iva', 'Ordini'],
    ['utenti', 'Clienti'],
    ['colori', 'Attributi'],
  ])('finds a screen by its synonym %s', (word, name) => {
    shown().type(word)
    const screens = screen.getByRole('region', { name: 'Schermate' })
    expect(
      within(screens)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toContain(name)
  })

  it('finds a group of settings by its contents', () => {
    shown().type('colori')
    const settings = screen.getByRole('region', { name: 'Impostazioni' })
    expect(within(settings).getByRole('link', { name: /^Tema/ }).getAttribute('href')).toBe(
      '/administration/settings?group=theme',
    )
  })

  it('links a coupon to its list and a page to its record', () => {
    shown(found).type('estate')
    expect(screen.getByRole('link', { name: /ESTATE10/ }).getAttribute('href')).toBe(
      `/administration/coupons?filter=${encodeURIComponent('{"q":"ESTATE10"}')}`,
    )
    expect(screen.getByRole('link', { name: /Chi siamo/ }).getAttribute('href')).toBe(
      '/administration/pages/4',
    )
  })

  it('finds a setting in its group', () => {
    shown().type('valuta')
    const settings = screen.getByRole('region', { name: 'Impostazioni' })
    expect(within(settings).getAllByRole('link')[0]?.getAttribute('href')).toBe(
      '/administration/settings?group=language',
    )
  })

  it('moves through field and results with the arrow keys, and closes with Escape on a result', () => {
    const { type, field } = shown(found)
    type('ordin')
    const links = screen.getAllByRole('link')
    expect(links.length).toBeGreaterThan(1)
    press('ArrowDown')
    expect(document.activeElement).toBe(links[0])
    press('ArrowDown')
    expect(document.activeElement).toBe(links[1])
    press('ArrowUp')
    press('ArrowUp')
    expect(document.activeElement).toBe(field)
    press('ArrowUp')
    expect(document.activeElement).toBe(links.at(-1))
    press('Escape')
    expect(screen.queryByRole('link')).toBeNull()
    expect(document.activeElement).toBe(field)
  })

  it('reports that nothing was found once the server has responded', () => {
    const { type } = shown({
      orders: [],
      users: [],
      guests: [],
      products: [],
      coupons: [],
      pages: [],
    } as unknown as typeof found)
    type('zzzz')
    expect(screen.getByRole('status').textContent).toBe('Nessun risultato.')
  })
})
