// @vitest-environment happy-dom
/**
 * Rewards won in this browser are claimed by the logged-in user, and again if the email address is verified while a
 * claim is running.
 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { respondToCalls } from '@/api/testing/respond-to-calls.ts'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { useSession } from '@/stores/session.ts'
import { useToasts } from '@/stores/toasts.ts'
import { noteWelcomePack, welcomeNote } from '@/stores/welcome-pack.ts'
import { useClaims } from './use-claims.ts'

vi.mock('../screen.ts', () => ({ useHref: () => toNowhere }))
const toNowhere = () => '/'

type Claimed = 'waiting' | 'claimed'
let answers: ((claim: Claimed) => void)[] // of the pending calls

const be = (id: number, isVerified: boolean) =>
  useSession.setState({ user: { id, role: 'user', email_verified: isVerified } as never, token: 't' })

beforeAll(async () => {
  await startI18n('it', ['common'])
  await loadAreas(['common'])
})
beforeEach(() => {
  answers = []
  localStorage.clear()
  useToasts.getState().reset()
  noteWelcomePack('sealed')
  respondToCalls(
    async () => ({
      status: 200,
      data: { claim: await new Promise<Claimed>(resolve => answers.push(resolve)) },
    }),
    { token: 't' },
  )
})
afterEach(cleanup)

function Layout() {
  useClaims()
  return null
}
const withCache = (cache: QueryClient) => (
  <QueryClientProvider client={cache}>
    <Layout />
  </QueryClientProvider>
)
const show = () => render(withCache(new QueryClient()))

it('claims again if the email address was verified while the claim was running', async () => {
  be(3, false)
  show()
  await expect.poll(() => answers.length).toBe(1)
  be(3, true)
  answers[0]?.('waiting')
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.('claimed')
  await expect.poll(() => useToasts.getState().message).toMatch(/album|carte/i)
  expect(welcomeNote()).toBeUndefined()
})

/** Waits long enough for an unexpected claim to call the server. */
async function expectNoOther(): Promise<void> {
  await vi.dynamicImportSettled()
  await new Promise(resolve => setImmediate(resolve))
  expect(answers).toHaveLength(1)
}

it('claims once while the claimant is the same', async () => {
  be(3, true)
  const { rerender } = show()
  await expect.poll(() => answers.length).toBe(1)
  rerender(withCache(new QueryClient()))
  await expectNoOther()
  answers[0]?.('waiting')
  await expect.poll(() => welcomeNote()).toBe('announced')
  await expectNoOther()
})

it('does not claim for a user who logged in and out while a claim was running', async () => {
  be(3, false)
  show()
  await expect.poll(() => answers.length).toBe(1)
  act(() => be(4, true))
  act(() => useSession.setState({ user: null, token: null }))
  answers[0]?.('waiting')
  await expect.poll(() => welcomeNote()).toBe('announced')
  await expectNoOther()
})
