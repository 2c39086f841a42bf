// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { type Failure, unreachable } from '@/api/failure.ts'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { RegisterForm } from './register-form.tsx'

beforeAll(async () => {
  await startI18n('en', ['common', 'ui'])
  await loadAreas(['auth', 'validation', 'problems'])
})
afterEach(cleanup)

async function register(failure: Partial<Failure>) {
  render(
    <RegisterForm
      onRegister={async () => ({ ...unreachable, ...failure })}
      locale="en"
      loginHref="/login"
      privacyHref="/privacy"
      providers={[]}
      next={null}
    />,
  )
  const type = (name: string, value: string) =>
    fireEvent.input(screen.getByRole('textbox', { name }), { target: { value } })
  type('Full name', 'Ada')
  type('Email', 'ada@example.com')
  fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'long-and-rare-7' } })
  fireEvent.click(screen.getByRole('checkbox'))
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Create account' })
  await expect.poll(() => button.disabled).toBe(false)
  fireEvent.click(button)
}

it('shows and focuses the error of an address that is already registered', async () => {
  await register({ status: 409, code: 'email_taken' })
  expect(await screen.findByText(/already an account with this email address/)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('shows an error of an unknown field above the form, and the others at their fields', async () => {
  const fields = [
    { path: 'password', code: 'password_guessable' },
    { path: 'locale', code: 'unknown_field' },
  ]
  await register({ status: 422, code: 'validation', fields })
  expect(await screen.findByText('This password is too easy to guess. Add a few words.')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('This field doesn’t exist.')
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
})
