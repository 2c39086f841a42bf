// @vitest-environment happy-dom
// @isolated: replaces the API's one road
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type LessonCode, lessonDeal, type StoredLessonProof } from '@/contract/endpoints/game/lesson.ts'
import { rulesVersion } from '@/engine/rules-version.ts'
import lessonTexts from '@/i18n/locales/it/lesson.json'
import { useSession } from '@/stores/session.ts'
import { readLessonProofs, storeLessonProof } from '../../kit/lesson-proof.ts'
import { type BattleCharacter, emptyBattle } from '../session/public-battle.ts'
import { details, samples } from '../testing/table.ts'
import { battleTexts, italian } from '../testing/texts.ts'
import { LessonResult } from './lesson-result.tsx'

const call = vi.hoisted(() => vi.fn())
vi.mock('@/api/client.ts', async original => ({ ...(await original<object>()), call }))

const proof: StoredLessonProof = {
  lesson: 'energy',
  rules_version: rulesVersion,
  commands: [{ type: 'use-move', seat: 'player1', move: 0 }],
}
const { characters } = samples()

beforeEach(async () => {
  call.mockReset()
  localStorage.clear()
  useSession.setState({ user: null })
  await i18next.use(initReactI18next).init({
    lng: 'it',
    resources: { it: { battle: battleTexts.it, lesson: lessonTexts, ui: {} } },
    interpolation: { escapeValue: false },
  })
})
afterEach(cleanup)

function draw(outcome: 'win' | 'lose' = 'win', lesson: LessonCode = 'energy') {
  if (outcome === 'win') storeLessonProof({ ...proof, lesson })
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <LessonResult
        battle={emptyBattle(details, characters, false)}
        lesson={lesson}
        outcome={outcome}
        report={{ status: 'none', reason: 'kind' }}
        xp={null}
        words={italian}
        isWordDrawn
        onAgain={() => {}}
      />
    </QueryClientProvider>,
  )
}
const earned = () => screen.findByTestId('lesson-reward')
const onward = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
const logIn = () => useSession.setState({ user: { id: 7 } as never })
const prize = (lesson: LessonCode) =>
  italian.cardName(lessonDeal(lesson, characters)?.prize as BattleCharacter)
const said = (text: string, what: string) => text.replace('{{what}}', what)
const refused = (code: string, status = 422) => ({
  ok: false,
  failure: { status, code, message: '', fields: [] },
})

describe('game 14: result of a lesson', () => {
  it('shows a guest the card that an account would receive, stores its proof, and links to the next lesson', async () => {
    draw()
    expect((await earned()).textContent).toContain(said(lessonTexts.reward.guest, prize('energy')))
    expect(onward(battleTexts.it.result.register)).toBe('/register')
    expect(onward(lessonTexts.reward.next)).toBe('/game/lesson/change')
    expect(call).not.toHaveBeenCalled()
    expect(readLessonProofs()).toEqual([proof])
  })

  it('requests the card from the server', async () => {
    logIn()
    call.mockResolvedValue({ ok: true, value: { numero_carta: 106, pack: null } })
    draw()
    expect(await screen.findByText(said(lessonTexts.reward.given, prize('energy')))).toBeTruthy()
    const { lesson, ...body } = proof
    expect(call.mock.calls[0]?.[1]).toEqual({ params: { lesson }, body })
    expect(readLessonProofs()).toEqual([])
  })

  it('links to the pack after the last lesson', async () => {
    logIn()
    call.mockResolvedValue({ ok: true, value: { numero_carta: null, pack: { id: 'p' } } })
    draw('win', 'points')
    expect(await screen.findByText(said(lessonTexts.reward.given, lessonTexts.reward.pack))).toBeTruthy()
    expect(onward(lessonTexts.reward.open)).toBe('/game/pack')
  })

  it('links to a real battle if the pack of the last lesson was received before', async () => {
    logIn()
    call.mockResolvedValue({ ok: true, value: { numero_carta: null, pack: null } })
    draw('win', 'points')
    expect(await screen.findByText(said(lessonTexts.reward.had, lessonTexts.reward.pack))).toBeTruthy()
    expect(onward(lessonTexts.reward.play)).toBe('/game/play')
  })

  it('keeps the proof until the email address is confirmed', async () => {
    logIn()
    call.mockResolvedValue(refused('address_unverified', 403))
    draw()
    expect(await screen.findByText(said(lessonTexts.reward.unverified, prize('energy')))).toBeTruthy()
    expect(readLessonProofs()).toEqual([proof])
  })

  it('deletes a proof of another rules version and explains why', async () => {
    logIn()
    call.mockResolvedValue(refused('lesson_outdated'))
    draw()
    expect(await screen.findByText(lessonTexts.reward.outdated)).toBeTruthy()
    expect(readLessonProofs()).toEqual([])
  })

  it('keeps the proof and offers a retry while the server does not respond', async () => {
    logIn()
    call.mockResolvedValue(refused('unreachable', 0))
    draw()
    const again = await screen.findByRole('button', { name: lessonTexts.reward.retry })
    expect(readLessonProofs()).toEqual([proof])
    call.mockResolvedValue({ ok: true, value: { numero_carta: 106, pack: null } })
    again.click()
    expect(await screen.findByText(said(lessonTexts.reward.given, prize('energy')))).toBeTruthy()
  })

  it('gives advice after a defeat', async () => {
    draw('lose')
    expect((await earned()).textContent).toBe(lessonTexts.lost.energy)
    expect(onward(lessonTexts.reward.lessons)).toBe('/game/lesson')
  })
})
