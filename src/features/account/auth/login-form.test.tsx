// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Result } from '@/api/client.ts'
import type { Failure } from '@/api/failure.ts'
import type { User } from '@/contract/endpoints/account/users.ts'
import { changeLocale, loadAreas, startI18n } from '@/i18n/react.ts'
import { LoginForm } from './login-form.tsx'

const refused = (part: Partial<Failure>): Result<User> => ({
  ok: false,
  failure: { status: 401, code: 'invalid_credentials', message: '', fields: [], requestId: '', ...part },
})

const logIn = vi.fn<(email: string, password: string) => Promise<Result<User>>>()

const show = () =>
  render(<LoginForm logIn={logIn} forgotHref="/forgot-password" registerHref="/register?next=%2Falbum" />)

const field = (name: string) => screen.getByLabelText(name)
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Accedi' })
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })

beforeAll(async () => {
  await startI18n('it', ['common', 'ui'])
  await loadAreas(['auth', 'validation', 'problems'])
})
beforeEach(() => void logIn.mockReset())
afterEach(async () => {
  cleanup()
  await changeLocale('it')
})

describe('login form (specification notes §2 Login screen, §5, §8)', () => {
  it('says what is wrong once a field was left', async () => {
    show()
    fireEvent.blur(field('E-mail'))
    fireEvent.blur(field('Password'))
    expect(await screen.findAllByText('Obbligatorio.')).toHaveLength(2)
    type('E-mail', 'chiara')
    expect(await screen.findByText('L’indirizzo e-mail non è valido.')).toBeTruthy()
    type('Password', '12345')
    expect(await screen.findByText('Minimo 8 caratteri')).toBeTruthy()
  })

  it('speaks the reader’s language', async () => {
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

  it('keeps the button shut while the form is invalid, and accepts six characters', async () => {
    show()
    expect(button().disabled).toBe(true)
    type('E-mail', 'chiara@example.com')
    type('Password', '12345')
    await waitFor(() => expect(button().disabled).toBe(true))
    type('Password', '123456')
    await waitFor(() => expect(button().disabled).toBe(false))
  })

  it('answers a refusal with one sentence', async () => {
    logIn.mockResolvedValue(refused({}))
    show()
    type('E-mail', 'Chiara@Example.com')
    type('Password', 'sbagliata')
    await waitFor(() => expect(button().disabled).toBe(false))
    fireEvent.click(button())
    expect((await screen.findByRole('alert')).textContent).toContain('Email o password errati.')
    expect(logIn).toHaveBeenCalledWith('chiara@example.com', 'sbagliata')
  })

  it('tells silence of the server from a wrong password', async () => {
    logIn.mockResolvedValue(refused({ status: 0, code: 'unreachable' }))
    show()
    type('E-mail', 'chiara@example.com')
    type('Password', 'bottega-demo')
    await waitFor(() => expect(button().disabled).toBe(false))
    fireEvent.click(button())
    expect((await screen.findByRole('alert')).textContent).toContain('non disponibile')
  })

  it('puts a fault the server found at its field', async () => {
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

  it('leads to a forgotten password and to registration', () => {
    show()
    expect(screen.getByRole('link', { name: 'Password dimenticata?' }).getAttribute('href')).toBe(
      '/forgot-password',
    )
    expect(screen.getByRole('link', { name: 'Crea un account' }).getAttribute('href')).toBe(
      '/register?next=%2Falbum',
    )
  })
})
