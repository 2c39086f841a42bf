// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Match } from '@/contract/endpoints/game/online.ts'
import onlineTexts from '@/i18n/locales/it/online.json'
import { emptyBattle } from '../session/public-battle.ts'
import { details } from '../testing/table.ts'
import { battleTexts, italian } from '../testing/texts.ts'
import { OnlineResult } from './online-result.tsx'

beforeEach(async () => {
  await i18next.use(initReactI18next).init({
    lng: 'it',
    resources: { it: { battle: battleTexts.it, online: onlineTexts, ui: {}, problems: {} } },
    interpolation: { escapeValue: false },
  })
})
afterEach(cleanup)

function draw(outcome: 'win' | 'lose', seat: Match['seat']) {
  const match = {
    id: 'a',
    seat,
    result: null,
    rematch: null,
    battle: { ending: 'forfeit' },
  } as unknown as Match
  const winner = outcome === 'win' ? ('player1' as const) : ('player2' as const)
  render(
    <OnlineResult
      match={match}
      battle={{ ...emptyBattle(details, [], true), winner }}
      outcome={outcome}
      words={italian}
      isWordDrawn
      replay="/"
      linkTo={() => '/'}
      onBattle={() => {}}
      onAsked={() => {}}
    />,
  )
}

describe('result of an online battle', () => {
  it('game 16: addresses the player who gave up and names that player to the other', () => {
    draw('lose', 'player1')
    expect(screen.getByText(onlineTexts.endingOwn.forfeit)).toBeTruthy()
    cleanup()
    draw('win', 'player1')
    expect(screen.getByText('Novizio si arrende.')).toBeTruthy()
  })

  it('game 11: names the winner to a spectator', () => {
    draw('lose', null)
    expect(screen.getByRole('heading', { name: 'Vince Novizio!' })).toBeTruthy()
    expect(screen.getByText('Tu si arrende.')).toBeTruthy()
  })

  it('game 15: is readable on a phone in portrait orientation', () => {
    draw('win', 'player1')
    expect(screen.getByTestId('battle-result').dataset.upright).toBeDefined()
  })
})
