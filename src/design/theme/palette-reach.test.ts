import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { emailTemplates } from '#server/email/all-templates.ts'
import { composeEmail } from '#server/email/compose.ts'
import { translate } from '#server/email/words.ts'
import { type PaletteKey, paletteDefaults } from '@/contract/palette.ts'
import { readSettings } from '@/contract/settings.ts'
import { buttonLook } from '@/stage/draw/buttons.ts'
import { setShopColours, shopColours } from '@/stage/draw/palette.ts'
import { muiPalette } from '@/ui/theme/mui-palette.ts'
import { derive } from './derive.ts'
import { gameColours } from './game-colours.ts'
import type { TokenName } from './tokens.ts'

const sources = join(import.meta.dirname, '../..')
const stylesIn = (folder: string) =>
  readdirSync(join(sources, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.css$|mui-(components|fields)\.ts$/.test(file))
    .map(file => readFileSync(join(sources, folder, file), 'utf8'))
    .join('\n')
const styles = stylesIn('.')
const gameStyles = stylesIn('features/game')

const isDrawn = (token: TokenName, by = styles) => new RegExp(`var\\(--${token}[,)]`).test(by)
const standard = derive({}, 'light')
const chosen = '#7a1f5c'

const changedBy = (key: PaletteKey): TokenName[] => {
  const tokens = derive({ [key]: chosen }, 'light')
  return (Object.keys(standard) as TokenName[]).filter(name => tokens[name] !== standard[name])
}

describe('every colour of the settings (specification notes §3 vuetify_colors)', () => {
  it.each(Object.keys(paletteDefaults) as PaletteKey[])('%s changes something that is drawn', key => {
    const drawn = changedBy(key).filter(name => isDrawn(name))
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

const shopKeys = ['primary', 'secondary'] as const

describe('the game and the emails', () => {
  afterEach(() => setShopColours(paletteDefaults))

  it.each(shopKeys)('%s reaches the pages of the game, which draw every shade of it', key => {
    const changed = changedBy(key).filter(name => name.startsWith('game-'))
    expect(changed.length).toBeGreaterThan(4)
    const stageAlone: TokenName[] = ['game-own-ring']
    for (const name of changed.filter(one => !stageAlone.includes(one)))
      expect(isDrawn(name, gameStyles), name).toBe(true)
  })

  it.each([...shopKeys, 'error'] as const)('%s reaches the stage', key => {
    const before = { ...shopColours }
    setShopColours({ [key]: chosen })
    expect(shopColours).not.toEqual(before)
    expect(shopColours).toEqual(gameColours({ [key]: chosen }))
  })

  it('paints the buttons of the stage with the latest colours', () => {
    setShopColours({ primary: chosen, secondary: '#2040c0' })
    expect(buttonLook('enamel').fill).toContainEqual([0.34, chosen])
    expect(buttonLook('primary').fill).toContainEqual([0.46, '#2040c0'])
  })

  it.each(emailTemplates.map(({ name }) => name))('the palette reaches the email %s', name => {
    const template = emailTemplates.find(one => one.name === name)!
    const html = (palette: object) =>
      composeEmail(template, template.preview, 'it', {
        publicUrl: '',
        apiUrl: '',
        siteName: 'Bottega Arcana',
        palette: { ...paletteDefaults, ...palette },
        seller: readSettings({}).company,
        translate,
      }).html
    const mine = html({ primary: chosen, secondary: '#2fb0ff', headerBackground: '#203080' })
    for (const colour of [chosen, '#203080']) expect(mine).toContain(colour)
    for (const colour of Object.values(paletteDefaults).filter(Boolean))
      expect(mine).not.toContain(colour.toLowerCase())
  })
})
