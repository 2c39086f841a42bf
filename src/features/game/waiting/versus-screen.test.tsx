// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { locales } from '@/contract/locales.ts'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { VersusScreen } from './versus-screen.tsx'

beforeAll(async () => {
  await startI18n('it', ['waiting'])
  await loadAreas(['waiting', 'lobby', 'online', 'game', 'effects'])
})
afterEach(cleanup)

type Props = ComponentProps<typeof VersusScreen>

const at = (now: number, onStart: () => void) =>
  ({
    user: { id: 1, extra: { nickname: 'Ada', profile_picture: null } },
    match: { id: 'table', side: 'host', host: null, guest: null, rated: false, starts_at: 5, now },
    deck: { numbers: [], cards: [] },
    characters: [],
    onStart,
  }) as unknown as Props

it('enters a battle once, however often the screen renders meanwhile', async () => {
  const entered = vi.fn()
  const { rerender } = render(<VersusScreen {...at(5, () => entered())} />)
  await vi.waitFor(() => expect(entered).toHaveBeenCalled(), 30_000) // its texts have loaded
  for (let time = 0; time < 3; time++) rerender(<VersusScreen {...at(5, () => entered())} />)
  expect(entered).toHaveBeenCalledTimes(1)
})

it.each(locales)('takes the numbers in its tips from the rules (%s)', async locale => {
  const { default: words } = await import(`../../../i18n/locales/${locale}/waiting.json`)
  const { swap, guard, heat } = words.tips as Record<string, string>
  for (const tip of [swap, guard, heat]) {
    expect(tip).toMatch(/\{\{\w+\}\}/)
    expect(tip).not.toMatch(/\d/)
  }
})
