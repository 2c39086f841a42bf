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

it('game 5: while a battle is prepared the picture of the page itself goes on', () => {
  render(<BattleNotice state="loading" title="Caricamento del tavolo…" />)
  const status = screen.getByRole('status')
  expect(status.querySelector('.tl')?.getAttribute('data-step')).toBe('cards')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Caricamento del tavolo…')
})

it('game 15: what failed is read upright too', () => {
  render(<BattleNotice state="failed" title="Battaglia chiusa" />)
  expect(screen.getByRole('alert').dataset.upright).toBeDefined()
})
