import { expect, it } from 'vitest'
import { derive } from '@/design/theme/derive.ts'
import { createShopTheme } from './create-theme.ts'

const palette = { primary: '#7a1fe0', headerBackground: '#102040' }

it('maps the tokens of the palette to MUI, light and dark', () => {
  const theme = createShopTheme(palette, 'Lato')
  for (const mode of ['light', 'dark'] as const) {
    const tokens = derive(palette, mode)
    expect(theme.colorSchemes[mode]?.palette).toMatchObject({
      background: { default: tokens.canvas, paper: tokens.surface },
      primary: { main: tokens.primary, contrastText: tokens['on-primary'] },
      error: { main: tokens['error-text'], fill: tokens.error },
      night: tokens.night,
    })
  }
  expect(theme.typography.fontFamily).toContain('Lato')
})

it('makes the administration denser than the shop', () => {
  const [shop, admin] = [createShopTheme({}, 'Lexend'), createShopTheme({}, 'Lexend', 'administration')]
  expect(admin.typography.h1.fontSize).toBeLessThan(Number(shop.typography.h1.fontSize))
  expect(admin.shape.borderRadius).toBeLessThan(Number(shop.shape.borderRadius))
})
