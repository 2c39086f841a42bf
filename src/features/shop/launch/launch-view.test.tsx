// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Launch, LaunchPlace } from '@/contract/endpoints/shop/launches.ts'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { LaunchView } from './launch-view.tsx'

const launch: Launch = {
  id: 3,
  product_id: 7,
  title: 'Scatola rara',
  slug: 'scatola-rara',
  category_slug: 'scatole',
  picture: '/a.webp',
  starts_at: '2026-12-01T17:00:00.000Z',
  per_minute: 60,
  buying_minutes: 10,
  most_pieces: 1,
}
const waiting: LaunchPlace = {
  token: '3.1.8.1795255262000.x',
  state: 'waiting',
  starts_at: launch.starts_at,
  number: 1200,
  ahead: 180,
  waiting: 5000,
  wait_seconds: 180,
  pieces: 40,
  until: null,
  buying_minutes: 10,
  most_pieces: 1,
  poll_seconds: 36,
}

const onRejoin = vi.fn()

function show(place: LaunchPlace | undefined, isFailing = false) {
  const view = (
    <LaunchView
      launch={launch}
      place={place}
      locale="it"
      productHref="/negozio/scatole/scatola-rara"
      isFailing={isFailing}
      onRejoin={onRejoin}
    />
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: view }])} />)
}

beforeAll(async () => {
  await startI18n('it', ['common', 'ui', 'places'])
  await loadAreas(['places'])
})
afterEach(cleanup)

describe('the page of a place', () => {
  it('shows number, places ahead, wait and remaining items', () => {
    show(waiting)
    expect(screen.getByRole('status').textContent).toMatch(/1\.?200.*180.*3 minuti.*40/s)
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('reports that everything is sold', () => {
    show({ ...waiting, pieces: 0 })
    expect(screen.getByRole('heading', { name: 'Esaurito' })).toBeTruthy()
  })

  it('leads an admitted place to the product', () => {
    show({ ...waiting, state: 'admitted', until: '2026-12-01T17:20:00.000Z' })
    expect(screen.getByRole('link').getAttribute('href')).toBe('/negozio/scatole/scatola-rara')
    expect(screen.getByRole('status').textContent).toContain('18:20')
  })

  it('offers a new place after a missed turn', () => {
    show({ ...waiting, state: 'missed' })
    fireEvent.click(screen.getByRole('button', { name: 'Torna in coda' }))
    expect(onRejoin).toHaveBeenCalledOnce()
  })

  it('keeps the place on the screen while a poll fails', () => {
    show(waiting, true)
    expect(screen.getByText(/Il tuo posto resta valido/)).toBeTruthy()
    expect(screen.getByRole('status').textContent).toMatch(/1\.?200/)
  })
})
