import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type PaletteKey, paletteDefaults } from '@/contract/settings.ts'
import { derive } from './derive.ts'
import { muiPalette } from './mui-palette.ts'
import type { TokenName } from './tokens.ts'

const sources = join(import.meta.dirname, '../..')
const styles = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.css') || file.endsWith('mui-components.ts'))
  .map(file => readFileSync(join(sources, file), 'utf8'))
  .join('\n')

const isDrawn = (token: TokenName) => new RegExp(`var\\(--${token}[,)]`).test(styles)
const standard = derive({}, 'light')
const chosen = '#7a1f5c'

const changedBy = (key: PaletteKey): TokenName[] => {
  const tokens = derive({ [key]: chosen }, 'light')
  return (Object.keys(standard) as TokenName[]).filter(name => tokens[name] !== standard[name])
}

describe('every colour of the settings (specification §3 vuetify_colors)', () => {
  it.each(Object.keys(paletteDefaults) as PaletteKey[])('%s changes something that is drawn', key => {
    const drawn = changedBy(key).filter(isDrawn)
    expect(drawn).not.toEqual([])
  })

  it.each(['primary', 'secondary', 'info', 'warning', 'error', 'success'] as const)(
    '%s reaches MUI in light and in dark',
    key => {
      for (const mode of ['light', 'dark'] as const) {
        const mine = muiPalette(derive({ [key]: chosen }, mode), mode)
        expect(mine[key]).not.toEqual(muiPalette(derive({}, mode), mode)[key])
      }
    },
  )
})
