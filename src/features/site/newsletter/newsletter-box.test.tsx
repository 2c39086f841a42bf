// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { configureApi } from '@/api/client.ts'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { NewsletterBox } from './newsletter-box.tsx'

beforeEach(async () => {
  await startI18n('en', ['common', 'ui'])
  await loadAreas(['common', 'ui'])
  configureApi({
    token: () => null,
    locale: () => 'en',
    onToken: () => {},
    onSessionLost: async () => null,
    carry: async () => ({ status: 200, data: { message: '' }, headers: {} }),
  })
  render(<NewsletterBox locale="en" privacyHref="/en/privacy" />)
})
afterEach(cleanup)

const email = () => screen.getByRole<HTMLInputElement>('textbox')

describe('NewsletterBox', () => {
  it('requires an email address once the empty field has been left', () => {
    expect(screen.queryByText('This field is required')).toBeNull()
    fireEvent.blur(email())
    expect(screen.getByText('This field is required')).toBeTruthy()
  })

  it('reports no error in the field that a subscription has emptied', async () => {
    fireEvent.change(email(), { target: { value: 'reader@example.com' } })
    fireEvent.click(screen.getByRole('checkbox'))
    fireEvent.click(screen.getByRole('button'))
    await waitFor(() => expect(email().value).toBe(''))
    fireEvent.blur(email())
    expect(screen.queryByText('This field is required')).toBeNull()
  })
})
