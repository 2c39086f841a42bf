// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { href } from '@/contract/paths.ts'
import { roles } from '@/domain/roles.ts'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { personOf } from '@/stores/testing/person-of.ts'
import { SideMenu } from './side-menu.tsx'

const linkTo = (name: Parameters<typeof href>[0]) => href(name, 'it')

beforeAll(async () => {
  await startI18n('it', ['titles', 'nav'])
  await loadAreas(['titles', 'nav'])
})
afterEach(cleanup)

describe('links of the administration (specification notes §2, §6)', () => {
  it('appear for an authenticated admin, each to its screen', () => {
    render(<SideMenu user={personOf('admin')} current="adminProduct" linkTo={linkTo} />)
    expect(screen.getAllByRole('link')).toHaveLength(16)
    expect(screen.getByRole('link', { name: 'Clienti' }).getAttribute('href')).toBe('/administration/users')
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Prodotti')
  })

  it('keep their names when only icons are shown', () => {
    render(<SideMenu user={personOf('admin')} current="admin" linkTo={linkTo} look="rail" />)
    expect(screen.getByRole('link', { name: 'Impostazioni' }).textContent).toBe('')
  })

  it('do not exist for a guest or another role', () => {
    for (const user of [null, ...roles.filter(role => role !== 'admin').map(role => personOf(role))]) {
      render(<SideMenu user={user} current="admin" linkTo={linkTo} />)
      expect(screen.queryAllByRole('link')).toEqual([])
    }
  })
})
