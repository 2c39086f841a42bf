import { describe, expect, it } from 'vitest'
import { screens } from '@/contract/paths.ts'
import { named, openScreens, settingsWithGroup } from './screens-named.ts'

const self = (name: string) => ({ name })

describe('admin 12: screens of the administration by name', () => {
  it('are those that open without a record', () => {
    expect(openScreens).toContain('adminCoupons')
    expect(openScreens).toContain('adminProductCreate')
    expect(openScreens).not.toContain('adminProduct')
    expect(openScreens.every(name => screens[name].pattern.startsWith('/administration'))).toBe(true)
  })

  it('match word beginnings without accents, in any order', () => {
    const names = ['Nuovo prodotto', 'Prodotti', 'Pagamenti', 'Période d’essai']
    expect(named(names, self, 'prodott')).toEqual(['Prodotti', 'Nuovo prodotto'])
    expect(named(names, self, 'PRODOTTO nuovo')).toEqual(['Nuovo prodotto'])
    expect(named(names, self, 'essai periode')).toEqual(['Période d’essai'])
    expect(named(names, self, 'agamenti')).toEqual([])
  })

  it('match singular and plural', () => {
    expect(named(['Resi', 'Responsabili'], self, 'reso')).toEqual(['Resi'])
    expect(named(['Devolução'], self, 'devoluções')).toEqual(['Devolução'])
    expect(named(['Bestellungen'], self, 'bestellung')).toEqual(['Bestellungen'])
  })

  it('match a synonym, after matches of the name', () => {
    const synonyms: Record<string, string> = { Ordini: 'fatture iva', Fatturazione: '' }
    const textsOf = (name: string) => ({ name, synonyms: synonyms[name] ?? '' })
    expect(named(Object.keys(synonyms), textsOf, 'fattur')).toEqual(['Fatturazione', 'Ordini'])
    expect(named(Object.keys(synonyms), textsOf, 'IVA')).toEqual(['Ordini'])
  })

  it('include the settings group of a setting', () => {
    expect(settingsWithGroup).toContainEqual({ group: 'features', key: 'checkout_enable_coupon_input' })
  })
})
