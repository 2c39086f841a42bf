// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Result } from '@/api/client.ts'
import type { Failure } from '@/api/failure.ts'
import { respondToCalls } from '@/api/testing/respond-to-calls.ts'
import type { AccessToken } from '@/contract/endpoints/account/auth.ts'
import { resendSeconds } from '@/contract/endpoints/account/sign-in.ts'
import type { User } from '@/contract/endpoints/account/users.ts'
import { changeLocale, loadAreas, startI18n } from '@/i18n/react.ts'
import { LoginForm } from './login-form.tsx'

const refused = (part: Partial<Failure>): Result<User> => ({
  ok: false,
  failure: { status: 401, code: 'invalid_credentials', message: '', fields: [], requestId: '', ...part },
})

const logIn = vi.fn<(email: string, password: string) => Promise<Result<User>>>()

const enter = vi.fn<(token: AccessToken) => Promise<Result<User>>>()
const onCodeSent = vi.fn<(email: string | undefined) => void>()

const show = () =>
  render(
    <LoginForm
      logIn={logIn}
      enter={enter}
      onCodeSent={onCodeSent}
      forgotHref="/forgot-password"
      registerHref="/register?next=%2Falbum"
    />,
  )

/** Responses of the server to the calls of the form, by path. */
const carry =
  vi.fn<(request: { url?: string; data?: unknown }) => Promise<{ status: number; data: unknown }>>()
const sent = (path: string) =>
  carry.mock.calls
    .map(([request]) => request)
    .filter(({ url }) => url === path)
    .map(({ data }) => data)

const field = (name: string) => screen.getByLabelText(name)
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Accedi' })
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })

beforeAll(async () => {
  await startI18n('it', ['common', 'ui'])
  await loadAreas(['auth', 'validation', 'problems'])
  respondToCalls(carry)
})
beforeEach(() => {
  for (const mock of [logIn, enter, onCodeSent, carry]) mock.mockReset()
})
afterEach(async () => {
  cleanup()
  await changeLocale('it')
})

describe('login form (specification notes §2 Login screen, §5, §8)', () => {
  it('shows an error after a field loses focus', async () => {
    show()
    fireEvent.blur(field('E-mail'))
    fireEvent.blur(field('Password'))
    expect(await screen.findAllByText('Obbligatorio.')).toHaveLength(2)
    type('E-mail', 'chiara')
    expect(await screen.findByText('L’indirizzo e-mail non è valido.')).toBeTruthy()
    type('Password', '12345')
    expect(await screen.findByText('Minimo 8 caratteri')).toBeTruthy()
  })

  it('is translated into the reader’s language', async () => {
    await changeLocale('en')
    await loadAreas(['auth', 'validation', 'problems'])
    show()
    fireEvent.blur(field('Password'))
    expect(await screen.findByText('Required.')).toBeTruthy()
    type('Email', 'chiara')
    fireEvent.blur(field('Email'))
    expect(await screen.findByText('E-mail must be valid')).toBeTruthy()
    type('Password', '12345')
    expect(await screen.findByText('Min 8 characters')).toBeTruthy()
  })

  it('disables the button while the form is invalid, and accepts six characters', async () => {
    show()
    expect(button().disabled).toBe(true)
    type('E-mail', 'chiara@example.com')
    type('Password', '12345')
    await waitFor(() => expect(button().disabled).toBe(true))
    type('Password', '123456')
    await waitFor(() => expect(button().disabled).toBe(false))
  })

  it('shows one message for refused credentials', async () => {
    logIn.mockResolvedValue(refused({}))
    show()
    type('E-mail', 'Chiara@Example.com')
    type('Password', 'sbagliata')
    await waitFor(() => expect(button().disabled).toBe(false))
    fireEvent.click(button())
    expect((await screen.findByRole('alert')).textContent).toContain('Email o password errati.')
    expect(logIn).toHaveBeenCalledWith('chiara@example.com', 'sbagliata')
  })

  it('distinguishes an unreachable server from a wrong password', async () => {
    logIn.mockResolvedValue(refused({ status: 0, code: 'unreachable' }))
    show()
    type('E-mail', 'chiara@example.com')
    type('Password', 'bottega-demo')
    await waitFor(() => expect(button().disabled).toBe(false))
    fireEvent.click(button())
    expect((await screen.findByRole('alert')).textContent).toContain('non disponibile')
  })

  it('shows an error of the server at its field', async () => {
    logIn.mockResolvedValue(
      refused({ status: 422, code: 'validation', fields: [{ path: 'email', code: 'email' }] }),
    )
    show()
    type('E-mail', 'chiara@example.com')
    type('Password', 'bottega-demo')
    await waitFor(() => expect(button().disabled).toBe(false))
    fireEvent.click(button())
    expect(await screen.findByText('L’indirizzo e-mail non è valido.')).toBeTruthy()
    expect(field('E-mail').getAttribute('aria-invalid')).toBe('true')
  })

  it('shows and hides the password', () => {
    show()
    fireEvent.click(screen.getByRole('button', { name: 'Mostra la password' }))
    expect(field('Password').getAttribute('type')).toBe('text')
    fireEvent.click(screen.getByRole('button', { name: 'Nascondi la password' }))
    expect(field('Password').getAttribute('type')).toBe('password')
  })

  it('links to the password reset and to registration', () => {
    show()
    expect(screen.getByRole('link', { name: 'Password dimenticata?' }).getAttribute('href')).toBe(
      '/forgot-password',
    )
    expect(screen.getByRole('link', { name: 'Crea un account' }).getAttribute('href')).toBe(
      '/register?next=%2Falbum',
    )
  })
})

describe('login by email code (decision 0044)', () => {
  const token: AccessToken = { access_token: 'a.b.c', token_type: 'bearer', expires_in: 900 }
  const ask = () => fireEvent.click(screen.getByRole('button', { name: 'Ricevi un codice via e-mail' }))
  const problem = (status: number, code: string) => ({ status, data: { code, message: '', fields: [] } })

  async function askedFor(address = 'chiara@example.com') {
    carry.mockResolvedValueOnce({ status: 202, data: { request: 'first-request' } })
    show()
    type('E-mail', address)
    ask()
    await screen.findByLabelText('Codice di accesso')
  }

  it('requires the email address first, and sends nothing without one', async () => {
    show()
    ask()
    expect(await screen.findByText('Obbligatorio.')).toBeTruthy()
    expect(carry).not.toHaveBeenCalled()
  })

  it('submits a complete pasted code immediately', async () => {
    await askedFor()
    expect(onCodeSent).toHaveBeenCalledWith('chiara@example.com')
    const input = field('Codice di accesso')
    expect(input.getAttribute('autocomplete')).toBe('one-time-code')
    expect(document.activeElement).toBe(input)
    carry.mockResolvedValueOnce({ status: 200, data: token })
    enter.mockResolvedValueOnce({ ok: true, value: {} as User })
    type('Codice di accesso', '402 913')
    await waitFor(() => expect(enter).toHaveBeenCalledWith(token))
    expect(sent('/auth/code/login')).toEqual([{ request: 'first-request', code: '402913' }])
  })

  it('reports a wrong code at the field and an expired one above it', async () => {
    await askedFor()
    carry.mockResolvedValueOnce(problem(422, 'login_code_wrong'))
    type('Codice di accesso', '111111')
    expect(await screen.findByText(/Il codice non è corretto/)).toBeTruthy()
    expect(field('Codice di accesso').getAttribute('aria-invalid')).toBe('true')
    carry.mockResolvedValueOnce(problem(422, 'login_code_expired'))
    type('Codice di accesso', '222222')
    expect((await screen.findByRole('alert')).textContent).toContain('non vale più')
    expect(enter).not.toHaveBeenCalled()
  })

  it('sends another code after a wait and drops the old request', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      await askedFor()
      const again = screen.getByRole<HTMLButtonElement>('button', { name: /Nuovo codice tra \d+ s/ })
      expect(again.disabled).toBe(true)
      act(() => void vi.advanceTimersByTime(resendSeconds * 1000))
      carry.mockResolvedValueOnce({ status: 202, data: { request: 'second-request' } })
      fireEvent.click(screen.getByRole('button', { name: 'Invia un nuovo codice' }))
      expect((await screen.findByRole('alert')).textContent).toContain('nuovo codice')
      carry.mockResolvedValueOnce(problem(422, 'login_code_wrong'))
      type('Codice di accesso', '333333')
      await waitFor(() =>
        expect(sent('/auth/code/login')).toEqual([{ request: 'second-request', code: '333333' }]),
      )
    } finally {
      vi.useRealTimers()
    }
  })

  it('keeps the email address on return to the first step', async () => {
    await askedFor()
    fireEvent.click(screen.getByRole('button', { name: 'Accedi in un altro modo' }))
    expect(onCodeSent).toHaveBeenLastCalledWith(undefined)
    expect((field('E-mail') as HTMLInputElement).value).toBe('chiara@example.com')
  })

  it('reports a rate limit at the first step', async () => {
    carry.mockResolvedValueOnce(problem(429, 'rate_limited'))
    show()
    type('E-mail', 'chiara@example.com')
    ask()
    expect((await screen.findByRole('alert')).textContent).toContain('Troppi tentativi')
  })

  it('does not offer passkeys in a browser without them', () => {
    show()
    expect(screen.queryByRole('button', { name: 'Usa una passkey' })).toBeNull()
  })
})
