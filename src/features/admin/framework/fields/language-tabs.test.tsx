// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { Locale } from '@/contract/locales.ts'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { languagesWithErrors } from '../record/languages-with-errors.ts'
import { LanguageTabs } from './language-tabs.tsx'

beforeAll(async () => {
  await startI18n('it', ['admin'])
  await loadAreas(['admin'])
})
afterEach(cleanup)

function Names() {
  const [shown, setShown] = useState<Locale>('it')
  const form = useForm({ defaultValues: { names: { it: 'Corriere', de: '' } } })
  const { errors } = form.formState
  const send = form.handleSubmit(() => form.setError('names.de', { message: 'Obbligatorio' }))
  return (
    <FormProvider {...form}>
      <form onSubmit={send}>
        <LanguageTabs value={shown} onChange={setShown} share={() => 1}>
          <input aria-label={shown} aria-invalid={shown === 'de' && errors.names?.de !== undefined} />
        </LanguageTabs>
        <button type="submit">Salva</button>
      </form>
    </FormProvider>
  )
}

it('admin 4: marks and opens a language with an error and focuses its field', async () => {
  render(<Names />)
  fireEvent.click(screen.getByRole('button', { name: 'Salva' }))
  const tab = await screen.findByRole('tab', { name: /Deutsch.*da correggere/ })
  await waitFor(() => expect(tab.getAttribute('aria-selected')).toBe('true'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'de' })))
  fireEvent.click(screen.getByRole('tab', { name: /Italiano/ })) // the focus stays if the user has moved it since
  expect(screen.getByRole('tab', { name: /Italiano/ }).getAttribute('aria-selected')).toBe('true')
})

it('admin 4: finds the languages of errors at any depth', () => {
  const fault = { message: 'x', type: 'server' }
  expect(languagesWithErrors({ code: fault })).toEqual([])
  expect(languagesWithErrors({ names: { de: fault, en: fault } })).toEqual(['en', 'de'])
  expect(languagesWithErrors({ blocks: [undefined, { texts: { pt: { title: fault } } }] })).toEqual(['pt'])
})
