// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Check } from './check.tsx'
import { OptionRow } from './option-row.tsx'
import { PasswordField } from './password-field.tsx'
import { Rating } from './rating.tsx'
import { SelectField } from './select-field.tsx'
import { Switch } from './switch.tsx'
import { TextField } from './text-field.tsx'

afterEach(cleanup)

function Form({ onSubmit }: { onSubmit: (values: unknown) => void }) {
  const { register, handleSubmit } = useForm({ defaultValues: { email: '', province: '' } })
  return (
    <form onSubmit={handleSubmit(values => onSubmit(values))}>
      <TextField label="E-mail" {...register('email')} />
      <SelectField
        label="Provincia"
        empty="Scegli"
        options={[{ value: 'BO', label: 'Bologna' }]}
        {...register('province')}
      />
      <button type="submit">Invia</button>
    </form>
  )
}

function Boxes({ onSubmit }: { onSubmit: (values: unknown) => void }) {
  const { register, handleSubmit } = useForm({ defaultValues: { terms: true, news: false, way: 'post' } })
  return (
    <form onSubmit={handleSubmit(values => onSubmit(values))}>
      <Check label="Condizioni" {...register('terms')} />
      <Check label="Novità" {...register('news')} />
      <OptionRow title="Posta" value="post" {...register('way')} />
      <OptionRow title="Corriere" value="courier" {...register('way')} />
      <button type="submit">Invia</button>
    </form>
  )
}

describe('a field', () => {
  it('is found by its label and exposes its error', () => {
    render(<TextField label="E-mail" error="Scrivi una e-mail valida" />)
    const input = screen.getByLabelText('E-mail')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    const note = document.getElementById(input.getAttribute('aria-describedby') ?? '')
    expect(note?.textContent).toBe('Scrivi una e-mail valida')
  })

  it('exposes its hint until there is an error', () => {
    render(<TextField label="Password" hint="Almeno 8 caratteri" />)
    expect(screen.getByText('Almeno 8 caratteri')).toBeTruthy()
    expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('false')
  })

  it('passes its value to a form that registered it', async () => {
    const onSubmit = vi.fn()
    render(<Form onSubmit={onSubmit} />)
    fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'a@b.it' } })
    fireEvent.change(screen.getByLabelText('Provincia'), { target: { value: 'BO' } })
    await act(async () => fireEvent.click(screen.getByText('Invia')))
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ email: 'a@b.it', province: 'BO' }))
  })
})

it('shows and hides a password (specification notes §2, login)', () => {
  render(<PasswordField label="Password" defaultValue="segreto" />)
  const type = () => screen.getByLabelText('Password').getAttribute('type')
  expect(type()).toBe('password')
  fireEvent.click(screen.getByLabelText('password.show'))
  expect(type()).toBe('text')
  fireEvent.click(screen.getByLabelText('password.hide'))
  expect(type()).toBe('password')
})

describe('a checkbox', () => {
  it('starts with the value of the form and submits the checked state', async () => {
    const onSubmit = vi.fn()
    render(<Boxes onSubmit={onSubmit} />)
    expect(screen.getByRole('checkbox', { name: 'Condizioni' })).toHaveProperty('checked', true)
    expect(screen.getByRole('radio', { name: 'Posta' })).toHaveProperty('checked', true)
    fireEvent.click(screen.getByText('Novità'))
    fireEvent.click(screen.getByText('Corriere'))
    await act(async () => fireEvent.click(screen.getByText('Invia')))
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ terms: true, news: true, way: 'courier' }))
  })

  it('announces its error', () => {
    render(<Check label="Condizioni" error="Serve il tuo consenso" />)
    expect(screen.getByRole('alert').textContent).toBe('Serve il tuo consenso')
    expect(screen.getByRole('checkbox').getAttribute('aria-invalid')).toBe('true')
  })

  it('has the role switch if it acts immediately', () => {
    const onChange = vi.fn()
    render(<Switch label="Album" hideLabel onChange={onChange} />)
    fireEvent.click(screen.getByRole('switch', { name: 'Album' }))
    expect(onChange).toHaveBeenCalledOnce()
  })
})

describe('a rating', () => {
  it('names each star and reports the selected one', () => {
    const onChange = vi.fn()
    render(
      <Rating label="Voto" name="stars" value={0} textOf={stars => `${stars} stelle`} onChange={onChange} />,
    )
    const group = screen.getByRole('radiogroup', { name: 'Voto' })
    expect(within(group).getByRole<HTMLInputElement>('radio', { name: '0 stelle' }).checked).toBe(true)
    fireEvent.click(within(group).getByRole('radio', { name: '4 stelle' }))
    expect(onChange).toHaveBeenCalledWith(4)
  })
})
