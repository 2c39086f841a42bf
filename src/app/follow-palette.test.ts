// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'

const applied: unknown[] = []
vi.mock('@/ui/theme/apply-palette.ts', () => ({
  applyPalette: (palette: unknown) => applied.push(palette),
}))

const settings = { vuetify_colors: { primary: '#112233' } }
const others = { vuetify_colors: { primary: '#445566' } }

beforeEach(() => {
  vi.resetModules()
  applied.length = 0
  document.documentElement.className = 'light'
  document.body.innerHTML = `<script type="application/json" id="settings">${JSON.stringify(settings)}</script>`
})

async function open() {
  const { useSettings } = await import('@/stores/settings.ts')
  const { followPalette } = await import('./follow-palette.ts')
  return { carried: useSettings.getState().settings, followPalette }
}

it('does not recompute colours that the server has written into the page', async () => {
  const { carried, followPalette } = await open()
  await followPalette(carried)
  expect(applied).toEqual([])
})

it('changes the colours for other settings, also back to the first ones', async () => {
  const { carried, followPalette } = await open()
  await followPalette(others as never)
  await followPalette(carried)
  expect(applied).toEqual([others.vuetify_colors, settings.vuetify_colors])
})

it('adds colours to a page without them', async () => {
  document.documentElement.className = ''
  const { carried, followPalette } = await open()
  await followPalette(carried)
  expect(applied).toEqual([settings.vuetify_colors])
})
