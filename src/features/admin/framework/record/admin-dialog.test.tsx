// @vitest-environment happy-dom
/** admin 5: while a dialog is open, a refusal is shown inside it and marks its fields. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Failure } from '@/api/failure.ts'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { TextField } from '@/ui/form/text-field.tsx'
import { AdminContext } from '../shell/admin-context.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useCallResult, useRefuse } from './use-refuse.ts'
import { WorkDialog } from './work-dialog.tsx'

beforeAll(async () => {
  const areas = ['admin', 'react-admin', 'ui', 'validation', 'common']
  await startI18n('it', areas)
  await loadAreas(areas)
})
afterEach(cleanup)

const invalid: Failure = {
  status: 422,
  code: 'validation',
  message: 'Controlla i campi segnati.',
  fields: [
    { path: 'tracking_url', code: 'invalid' },
    { path: 'unseen', code: 'required' },
  ],
  requestId: '',
}

let failure: Failure
beforeEach(() => {
  failure = invalid
})

function Screen() {
  const refuse = useRefuse()
  const notify = useNotify()
  const resultOf = useCallResult()
  const [open, setOpen] = useState<'work' | 'question'>()
  const [url, setUrl] = useState('')
  return (
    <>
      <button type="button" onClick={() => setOpen('work')}>
        apri
      </button>
      <button type="button" onClick={() => setOpen('question')}>
        chiedi
      </button>
      <button type="button" onClick={() => refuse(failure)}>
        senza finestra
      </button>
      {open === 'work' && (
        <WorkDialog open title="Spedizione" onClose={() => setOpen(undefined)}>
          <TextField name="carrier" label="Corriere" />
          <TextField name="tracking_url" label="Link" value={url} onChange={e => setUrl(e.target.value)} />
          <button type="button" onClick={() => resultOf({ ok: false, failure })}>
            invia
          </button>
          <button type="button" onClick={() => notify('Il server ha detto no', { type: 'error' })}>
            altra via
          </button>
        </WorkDialog>
      )}
      {open === 'question' && (
        <ConfirmDialog
          title="Togliere?"
          yes="Togli"
          onYes={async () => refuse(failure)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

const shown = () => {
  const place = (
    <AdminContext basename="" locale="it">
      <Screen />
    </AdminContext>
  )
  const router = createMemoryRouter([{ path: '*', element: place }])
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }))

it('marks and focuses the refused field and lists errors of hidden fields', async () => {
  shown()
  press('apri')
  press('invia')
  const dialog = screen.getByRole('dialog')
  const field = within(dialog).getByLabelText('Link')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)
  expect(within(dialog).getByLabelText('Corriere').getAttribute('aria-invalid')).toBe('false')
  const note = within(dialog).getByRole('alert')
  expect(note.textContent).toContain('Controlla i campi segnati.')
  expect(note.querySelectorAll('p')).toHaveLength(2)
})

it('removes an error when its field changes', () => {
  failure = { ...invalid, fields: invalid.fields.slice(0, 1) }
  shown()
  press('apri')
  press('invia')
  fireEvent.input(screen.getByLabelText('Link'), { target: { value: 'https://a.example' } })
  expect(screen.getByLabelText('Link').getAttribute('aria-invalid')).toBe('false')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('shows the message of an error without a visible field instead of “check the marked fields”', () => {
  failure = { ...invalid, fields: invalid.fields.slice(1) }
  shown()
  press('apri')
  press('invia')
  expect(screen.getByRole('alert').textContent).not.toContain('segnati')
})

it('shows errors notified by react-admin inside the dialog', () => {
  shown()
  press('apri')
  press('altra via')
  expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).toBe('Il server ha detto no')
})

it('keeps a refused confirmation open and shows the reason', async () => {
  failure = { ...invalid, code: 'order_state', message: 'Così non si può.', fields: [] }
  shown()
  press('chiedi')
  press('Togli')
  const note = await within(screen.getByRole('dialog')).findByRole('alert')
  expect(note.textContent).toBe('Così non si può.')
})

it('shows a page message if no dialog is open, also when the server did not respond', async () => {
  failure = { ...invalid, status: 0, code: 'unreachable', message: '', fields: [] }
  shown()
  press('senza finestra')
  expect(await screen.findByText(/non è raggiungibile/)).toBeTruthy()
})
