// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { InvoiceRow } from '@/contract/endpoints/admin/accounting.ts'
import { issueCreditNote, previewCreditNote } from '@/contract/endpoints/admin/credit-notes.ts'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { AdminContext } from '../../framework/shell/admin-context.tsx'
import { CreditNoteDialog } from './credit-note-dialog.tsx'

const sent = vi.hoisted(() => ({ calls: [] as { body: unknown; headers: unknown }[], left: 1000 }))

vi.mock('@/api/client.ts', () => ({
  callOrThrow: async (endpoint: unknown, { body }: { body: { lines: { quantity: number }[] } }) => {
    if (endpoint !== previewCreditNote) throw new Error('unexpected call')
    const amount = body.lines.reduce((sum, { quantity }) => sum + quantity * 200, 0)
    const lines = [{ line_id: 51, title: 'Drago', quantity: 2 }]
    return { lines: [], shipping: 0, amount, left: { amount: sent.left, shipping: 0, lines } }
  },
  call: async (endpoint: unknown, { body }: { body: unknown }, headers: unknown) => {
    if (endpoint !== issueCreditNote) throw new Error('unexpected call')
    sent.calls.push({ body, headers })
    return { ok: true, value: { document: { id: 9, number: 'NC-2026/1' }, amount: 200 } }
  },
}))

beforeAll(async () => {
  const areas = ['admin', 'admin-sales', 'react-admin', 'ui', 'validation', 'common'] as const
  await startI18n('it', [...areas])
  await loadAreas([...areas])
})
beforeEach(() => {
  sent.calls.length = 0
  sent.left = 1000
})
afterEach(cleanup)

async function open() {
  const onClose = vi.fn()
  const invoice = { id: 7, number: '2026/7', kind: 'invoice' } as InvoiceRow
  const element = (
    <QueryClientProvider client={new QueryClient()}>
      <AdminContext basename="" locale="it">
        <CreditNoteDialog invoice={invoice} money={cents => `${cents / 100} €`} onClose={onClose} />
      </AdminContext>
    </QueryClientProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  const dialog = await screen.findByRole('dialog')
  return { dialog, onClose }
}

const issueButton = (dialog: HTMLElement) =>
  within(dialog).getByRole<HTMLButtonElement>('button', { name: /^Emetti nota di credito/ })
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

it('issues a note for pieces with its reason and one key, and closes', async () => {
  const { dialog, onClose } = await open()
  type(await within(dialog).findByRole('spinbutton'), '1')
  type(within(dialog).getByLabelText(/Motivo/), 'Difetto')
  await vi.waitFor(() => expect(issueButton(dialog).disabled).toBe(false), 30_000)
  fireEvent.click(issueButton(dialog))
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce(), 30_000)
  expect(sent.calls).toEqual([
    {
      body: { lines: [{ line_id: 51, quantity: 1 }], shipping: false, amount: 200, reason: 'Difetto' },
      headers: { 'Idempotency-Key': expect.stringMatching(/^[\w-]{16,80}$/) },
    },
  ])
})

it('cannot issue a note above what is left of the invoice, or without a reason', async () => {
  const { dialog } = await open()
  type(await within(dialog).findByLabelText(/Importo con IVA/), '10,01')
  type(within(dialog).getByLabelText(/Motivo/), 'Sconto')
  expect(issueButton(dialog).disabled).toBe(true)
  within(dialog).getByText(/supera quanto resta della fattura/)
  type(within(dialog).getByLabelText(/Importo con IVA/), '10,00')
  await vi.waitFor(() => expect(issueButton(dialog).disabled).toBe(false), 30_000)
  type(within(dialog).getByLabelText(/Motivo/), ' ')
  expect(issueButton(dialog).disabled).toBe(true)
})

it('says that nothing is left of a fully credited invoice', async () => {
  sent.left = 0
  const { dialog } = await open()
  await within(dialog).findByText('La fattura è già stornata per intero.')
})
