// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Failure } from '@/api/failure.ts'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { SocialCallback } from './social-callback.tsx'

const spent: Failure = { status: 422, code: 'token_invalid', message: '', fields: [], requestId: '' }
const exchange = vi.fn<(code: string) => Promise<Failure | undefined>>()

const arrive = (code: string | null, error: string | null = null) =>
  render(
    <StrictMode>
      <SocialCallback code={code} error={error} onExchange={exchange} loginHref="/login" />
    </StrictMode>,
  )

beforeAll(async () => {
  await startI18n('it', ['common', 'ui'])
  await loadAreas(['auth', 'validation', 'problems'])
})
beforeEach(() => void exchange.mockReset().mockResolvedValue(undefined))
afterEach(cleanup)

describe('back from a social login (decision 0009)', () => {
  it('exchanges the one-time code exactly once, also when React renders twice', () => {
    arrive('a-code-that-works-only-once')
    expect(exchange).toHaveBeenCalledExactlyOnceWith('a-code-that-works-only-once')
    expect(screen.getByRole('status')).toBeTruthy()
  })

  it('explains why a used code is refused, and links back', async () => {
    exchange.mockResolvedValue(spent)
    arrive('a-code-that-was-used-before')
    expect(await screen.findByText('Accesso non riuscito')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Torna all’accesso' }).getAttribute('href')).toBe('/login')
  })

  it('has a message for every refusal and sends no code then', () => {
    arrive('whatever-code-came-with-it', 'email_taken')
    expect(screen.getByText(/Esiste già un account con questa e-mail/)).toBeTruthy()
    cleanup()
    arrive(null, 'something the server never said')
    expect(screen.getByText(/Accesso non riuscito. Riprova/)).toBeTruthy()
    expect(exchange).not.toHaveBeenCalled()
  })
})
