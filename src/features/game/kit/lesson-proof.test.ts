// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { LessonCode, StoredLessonProof } from '@/contract/endpoints/game/lesson.ts'
import { rulesVersion } from '@/engine/rules-version.ts'
import { oldProofKey } from './guest-progress-keys.ts'
import { readLessons, saveLessonSkipped, saveLessonWon } from './lesson-memory.ts'
import { claimStoredLessons, dropOldProof, readLessonProofs, storeLessonProof } from './lesson-proof.ts'

const call = vi.hoisted(() => vi.fn())
vi.mock('@/api/client.ts', async original => ({ ...(await original<object>()), call }))

const proof = (lesson: LessonCode, rules_version = rulesVersion): StoredLessonProof => ({
  lesson,
  rules_version,
  commands: [{ type: 'use-move', seat: 'player1', move: 0 }],
})
const refused = (code: string, status = 422) => ({
  ok: false,
  failure: { status, code, message: '', fields: [] },
})
const card = { ok: true, value: { numero_carta: 106, pack: null } }

beforeEach(() => {
  call.mockReset()
  localStorage.clear()
})

describe('proofs of won lessons', () => {
  it('are stored on the device, one per lesson', () => {
    storeLessonProof(proof('energy'))
    storeLessonProof(proof('change'))
    storeLessonProof(proof('energy'))
    expect(readLessonProofs().map(({ lesson }) => lesson)).toEqual(['change', 'energy'])
  })

  it('are sent once on concurrent calls and deleted after the response', async () => {
    storeLessonProof(proof('energy'))
    storeLessonProof(proof('change'))
    call
      .mockResolvedValueOnce(card)
      .mockResolvedValueOnce({ ok: true, value: { numero_carta: null, pack: null } })
    const [first, second] = await Promise.all([claimStoredLessons(), claimStoredLessons()])
    expect(first).toEqual(second)
    expect(first.map(({ is }) => is)).toEqual(['given', 'had'])
    expect(call).toHaveBeenCalledTimes(2)
    expect(call.mock.calls[0]?.[1]).toMatchObject({
      params: { lesson: 'energy' },
      body: { rules_version: rulesVersion },
    })
    expect(readLessonProofs()).toEqual([])
  })

  it.each(['address_unverified', 'unreachable', 'rate_limited'])('are kept on response %s', async code => {
    storeLessonProof(proof('energy'))
    call.mockResolvedValue(refused(code))
    await claimStoredLessons()
    expect(readLessonProofs()).toHaveLength(1)
  })

  it.each(['lesson_unproven', 'lesson_outdated'])('are deleted when the response is %s', async code => {
    storeLessonProof(proof('energy'))
    call.mockResolvedValue(refused(code))
    expect((await claimStoredLessons()).map(({ is }) => is)).toEqual([code.replace('lesson_', '')])
    expect(readLessonProofs()).toEqual([])
  })

  it('are deleted without a request if they are of older rules or of the former lesson', async () => {
    storeLessonProof(proof('energy', rulesVersion + 1))
    localStorage.setItem(oldProofKey, JSON.stringify({ seed: 5, commands: [] }))
    expect(await claimStoredLessons()).toEqual([{ lesson: 'energy', is: 'outdated' }])
    expect(call).not.toHaveBeenCalled()
    expect([dropOldProof(), dropOldProof()]).toEqual([true, false])
    expect(readLessonProofs()).toEqual([])
  })
})

describe('lesson memory of a device', () => {
  it('keeps won lessons in their order, whatever is skipped', () => {
    saveLessonWon('edge')
    saveLessonWon('energy')
    saveLessonSkipped()
    expect(readLessons()).toEqual({ won: ['energy', 'edge'], isSkipped: true })
  })

  it.each(['won', 'skipped'])('treats the older value %s as seen and not won', word => {
    localStorage.setItem('lesson', JSON.stringify(word))
    expect(readLessons()).toEqual({ won: [], isSkipped: true })
  })
})
