// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { BattleNotice } from './battle-notice.tsx'
import { battleTexts } from './testing/texts.ts'

beforeEach(async () => {
  await i18next
    .use(initReactI18next)
    .init({ lng: 'it', resources: { it: { battle: battleTexts.it, ui: {} } } })
})
afterEach(cleanup)

it("game 5: keeps the page's layout while a battle is being prepared", () => {
  render(<BattleNotice state="loading" title="Caricamento del tavolo…" />)
  const status = screen.getByRole('status')
  expect(status.querySelector('.tl')?.getAttribute('data-step')).toBe('cards')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Caricamento del tavolo…')
})

it('game 15: is readable in portrait orientation after a failure', () => {
  render(<BattleNotice state="failed" title="Battaglia chiusa" />)
  expect(screen.getByRole('alert').dataset.upright).toBeDefined()
})
