// @vitest-environment happy-dom
// @isolated: replaces the API's one road
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import lessonTexts from '@/i18n/locales/it/lesson.json'
import { useSession } from '@/stores/session.ts'
import { readLessonProof, storeLessonProof } from '../../kit/lesson-proof.ts'
import { emptyBattle } from '../session/public-battle.ts'
import { details } from '../testing/table.ts'
import { battleTexts, italian } from '../testing/texts.ts'
import { LessonResult } from './lesson-result.tsx'

const call = vi.hoisted(() => vi.fn())
vi.mock('@/api/client.ts', async original => ({ ...(await original<object>()), call }))

const proof = { seed: 5, commands: [{ type: 'use-move', seat: 'player1', move: 0 } as const] }

beforeEach(async () => {
  call.mockReset()
  localStorage.clear()
  useSession.setState({ user: null })
  storeLessonProof(proof)
  await i18next.use(initReactI18next).init({
    lng: 'it',
    resources: { it: { battle: battleTexts.it, lesson: lessonTexts, ui: {} } },
    interpolation: { escapeValue: false },
  })
})
afterEach(cleanup)

const draw = (outcome: 'win' | 'lose' = 'win') =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LessonResult
        battle={emptyBattle(details, [], false)}
        outcome={outcome}
        report={{ status: 'none', reason: 'kind' }}
        xp={null}
        words={italian}
        isWordDrawn
        onAgain={() => {}}
      />
    </QueryClientProvider>,
  )
const earned = () => screen.findByTestId('lesson-reward')
const onward = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
const logIn = () => useSession.setState({ user: { id: 7 } as never })

describe('game 14: the end of the lesson', () => {
  it('shows a guest the pack that waits for an account, and keeps what proves it', async () => {
    draw()
    expect((await earned()).textContent).toBe(lessonTexts.reward.guest)
    expect(onward(battleTexts.it.result.register)).toBe('/register')
    expect(call).not.toHaveBeenCalled()
    expect(readLessonProof()).toEqual(proof)
  })

  it('asks the server for the pack and leads to it', async () => {
    logIn()
    call.mockResolvedValue({ ok: true, value: { pack: { id: 'p' } } })
    draw()
    expect(await screen.findByText(lessonTexts.reward.given)).toBeTruthy()
    expect(onward(lessonTexts.reward.open)).toBe('/game/pack')
    expect(call.mock.calls[0]?.[1]).toEqual({ body: proof })
    expect(readLessonProof()).toBeUndefined()
  })

  it('says that the pack was had, and leads to a real battle', async () => {
    logIn()
    call.mockResolvedValue({ ok: true, value: { pack: null } })
    draw()
    expect(await screen.findByText(lessonTexts.reward.had)).toBeTruthy()
    expect(onward(lessonTexts.reward.play)).toBe('/game/play')
  })

  it('keeps the proof while no server answers, with another try', async () => {
    logIn()
    call.mockResolvedValue({
      ok: false,
      failure: { status: 0, code: 'unreachable', message: '', fields: [] },
    })
    draw()
    const again = await screen.findByRole('button', { name: lessonTexts.reward.retry })
    expect(readLessonProof()).toEqual(proof)
    call.mockResolvedValue({ ok: true, value: { pack: { id: 'p' } } })
    again.click()
    expect(await screen.findByText(lessonTexts.reward.given)).toBeTruthy()
  })

  it('who lost is told what the lesson brings', async () => {
    draw('lose')
    expect((await earned()).textContent).toBe(lessonTexts.reward.lost)
  })
})
