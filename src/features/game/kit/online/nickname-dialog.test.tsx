// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { ApiFailure, unreachable } from '@/api/failure.ts'
import { respondToCalls } from '@/api/testing/respond-to-calls.ts'
import type { User } from '@/contract/endpoints/account/users.ts'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { loadNightDialogBox } from '../night-dialog.tsx'
import { NicknameDialog } from './nickname-dialog.tsx'

beforeAll(loadNightDialogBox)
beforeAll(async () => {
  await startI18n('en', ['common', 'ui'])
  await loadAreas(['lobby', 'validation'])
})
afterEach(cleanup)

const user = { id: 4, name: 'Ada', extra: { nickname: null } } as User

function respond(status: number, data: unknown) {
  respondToCalls(
    async () => {
      if (status === 0) throw new ApiFailure(unreachable)
      return { status, data }
    },
    { locale: 'en' },
  )
}

const taken = 'Another player already has this nickname. Choose another one.'

it.each([
  [
    422,
    'validation',
    '3 to 20 letters, digits, hyphens or underscores.',
    [{ path: 'extra.nickname', code: 'nickname' }],
  ],
  [422, 'validation', 'This field doesn’t exist.', [{ path: 'extra.role', code: 'unknown_field' }]],
  [409, 'nickname_taken', taken, []],
  [0, '', 'Lost connection to the lobby. Try again.', []],
])('shows the refusal of a name with %i %s at its field: %s', async (status, code, sentence, fields) => {
  respond(status, { code, message: code === 'nickname_taken' ? taken : '', fields })
  render(<NicknameDialog open user={user} onClose={() => {}} />)
  fireEvent.submit(document.querySelector('form') as HTMLFormElement)
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(document.querySelector('input')?.getAttribute('aria-invalid')).toBe('true')
})
