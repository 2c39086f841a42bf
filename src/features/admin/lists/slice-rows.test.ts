import { describe, expect, it } from 'vitest'
import { sliceRows } from './slice-rows.ts'

const names = ['Ondalice', 'Brinorso', 'Gufosaggio', 'Nuvoletta', 'Ombralice']
const slice = (page: number, search = '') => sliceRows(names, { page, per_page: 2, search }, name => name)

describe('search and paging of a list that comes whole', () => {
  it('gives the asked page and the total', () => {
    expect(slice(1)).toEqual({ rows: ['Ondalice', 'Brinorso'], total: 5 })
    expect(slice(3)).toEqual({ rows: ['Ombralice'], total: 5 })
    expect(slice(9)).toEqual({ rows: [], total: 5 })
  })

  it('searches before it pages, whatever the case', () => {
    expect(slice(1, ' ALICE ')).toEqual({ rows: ['Ondalice', 'Ombralice'], total: 2 })
  })
})
