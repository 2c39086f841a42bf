// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BattleReport } from '@/contract/endpoints/game/battles.ts'
import type { TurningPoint } from '@/engine/hints/turning-point.ts'
import { applyMotion } from '@/ui/theme/apply-motion.ts'
import type { ReportState, Unticketed } from '../session/battle-report.ts'
import { emptyBattle } from '../session/public-battle.ts'
import { details } from '../testing/table.ts'
import { battleTexts, italian } from '../testing/texts.ts'
import { ResultPanel } from './result-panel.tsx'

const playCue = vi.hoisted(() => vi.fn())
vi.mock('@/audio/player.ts', () => ({ playCue }))

const texts = battleTexts.it.result
const battle = emptyBattle(details, [], false)

beforeEach(async () => {
  playCue.mockClear()
  applyMotion({ reduced: true, flashes: true })
  await i18next.use(initReactI18next).init({
    lng: 'it',
    resources: { it: { battle: battleTexts.it, ui: {} } },
    interpolation: { escapeValue: false },
  })
})

afterEach(cleanup)

const settled = (part: Partial<BattleReport>): ReportState => ({
  status: 'settled',
  report: {
    id: 'a'.repeat(22),
    status: 'counted',
    outcome: 'win',
    turns: 12,
    xp: 50,
    user_xp: 80,
    unrewarded: null,
    fault: null,
    ...part,
  },
})

const draw = (report: ReportState, xp: number | null = 80) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ResultPanel
        battle={battle}
        outcome="win"
        report={report}
        xp={xp}
        words={italian}
        isWordDrawn
        onAgain={() => {}}
      />
    </QueryClientProvider>,
  )

const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent?.trim())

describe('reward in the result panel', () => {
  it('shows XP and the new level, with its sounds', () => {
    draw(settled({}))
    expect(screen.getByText('Sali al livello 2!')).toBeTruthy()
    expect(spoken()).toEqual(['50 XP guadagnati. Livello 2, 30 di 135 XP.'])
    expect(playCue.mock.calls.flat()).toEqual(['xp_gain', 'level_up'])
  })

  it('counts from the server’s earlier value, not from the page’s', () => {
    draw(settled({ user_xp: 300 }), 80)
    expect(screen.getByTestId('result-progress').dataset.xp).toBe('350')
  })

  it('links to the replay only after the server has accepted the battle', () => {
    const { unmount } = draw({ status: 'checking' })
    expect(screen.queryByRole('link', { name: texts.replay })).toBeNull()
    unmount()
    draw(settled({}))
    expect(screen.getByRole('link', { name: texts.replay }).getAttribute('href')).toBe(
      `/game/replay/${'a'.repeat(22)}`,
    )
  })
})

describe('missing reward in the result panel', () => {
  it.each<[Unticketed, string]>([
    ['kind', texts.note.kind],
    ['offline', texts.note.offline],
    ['deck', texts.note.deck],
  ])('%s', (reason, text) => {
    draw({ status: 'none', reason })
    expect(spoken()).toContain(text)
    expect(playCue).not.toHaveBeenCalled()
  })

  it.each(['guest', 'claimable'] as const)('%s: links to the sign-in and shows no level', reason => {
    draw({ status: 'none', reason }, null)
    expect(screen.getByRole('link', { name: texts.register })).toBeTruthy()
    expect(screen.getByRole('link', { name: texts.login })).toBeTruthy()
    expect(screen.queryByTestId('result-progress')).toBeNull()
  })

  it.each<[string, ReportState, string]>([
    ['sent', { status: 'sending', isWaiting: false }, texts.note.sending],
    ['kept without a network', { status: 'sending', isWaiting: true }, texts.note.kept],
    ['being checked', { status: 'checking' }, texts.note.checking],
    ['unknown', { status: 'unknown' }, texts.note.unknown],
    ['daily limit', settled({ xp: 0, unrewarded: 'daily_limit' }), texts.note.daily_limit],
    ['too short', settled({ xp: 0, unrewarded: 'too_short' }), texts.note.too_short],
    ['expired', settled({ xp: 0, status: 'expired' }), texts.note.expired],
    [
      'refused',
      settled({ xp: 0, status: 'refused', unrewarded: 'refused', fault: 'illegal_command' }),
      texts.note.fault.illegal_command,
    ],
  ])('%s', (_, report, text) => {
    draw(report)
    expect(spoken()).toContain(text)
    expect(playCue).not.toHaveBeenCalled()
  })
})

describe('turning point of a lost battle', () => {
  const point: TurningPoint = {
    step: 16,
    turn: 9,
    did: { type: 'skip-turn', seat: 'player1' },
    better: { type: 'replace-card', seat: 'player1', cardId: 2 },
    gain: 1,
    activeId: 1,
    savedId: null,
  }
  const drawLost = (report: ReportState, turning: TurningPoint | null) =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <ResultPanel
          battle={battle}
          outcome="lose"
          report={report}
          xp={80}
          words={italian}
          isWordDrawn
          turning={turning}
          onAgain={() => {}}
        />
      </QueryClientProvider>,
    )

  it('shows the turn and links to that decision once there is a replay', () => {
    const { unmount } = drawLost({ status: 'checking' }, point)
    expect(screen.getByTestId('turning-point').textContent).toContain('Al turno 9')
    expect(screen.queryByRole('link', { name: 'Rivedi il turno 9' })).toBeNull()
    unmount()
    drawLost(settled({ outcome: 'lose' }), point)
    expect(screen.getByRole('link', { name: 'Rivedi il turno 9' }).getAttribute('href')).toBe(
      `/game/replay/${'a'.repeat(22)}?step=16`,
    )
  })

  it('is not shown if no single decision would have changed the result', () => {
    drawLost({ status: 'checking' }, null)
    expect(screen.queryByTestId('turning-point')).toBeNull()
  })
})
