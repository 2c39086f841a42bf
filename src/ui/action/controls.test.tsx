// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Tabs } from '../content/tabs.tsx'
import { LinkElement, type LinkProps } from '../link.tsx'
import { Button } from './button.tsx'
import { QtyStepper } from './qty-stepper.tsx'

afterEach(cleanup)

const RouterLink = ({ href, ...rest }: LinkProps) => <a {...rest} href={`/en${href}`} />

describe('a button', () => {
  it('does not submit a form unless its type is submit', () => {
    render(<Button>Aggiungi</Button>)
    expect(screen.getByRole('button').getAttribute('type')).toBe('button')
  })

  it('renders a link of the app for an address, and a plain link for an external one', () => {
    render(
      <LinkElement value={RouterLink}>
        <Button href="/shop">Negozio</Button>
        <Button href="https://example.org">Fuori</Button>
      </LinkElement>,
    )
    expect(screen.getByText('Negozio').closest('a')?.getAttribute('href')).toBe('/en/shop')
    expect(screen.getByText('Fuori').closest('a')?.getAttribute('href')).toBe('https://example.org')
  })

  it('ignores clicks and keeps the focus while busy', () => {
    const onClick = vi.fn()
    render(
      <Button busy onClick={onClick}>
        Entra
      </Button>,
    )
    const button = screen.getByRole('button')
    button.focus()
    fireEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(button)
  })
})

describe('the quantity', () => {
  it('removes the line below its minimum, only where removal is offered', () => {
    const onRemove = vi.fn()
    const onChange = vi.fn()
    const { rerender } = render(
      <QtyStepper label="Quantità" value={1} onChange={onChange} onRemove={onRemove} />,
    )
    fireEvent.click(screen.getByLabelText('quantity.remove'))
    expect(onRemove).toHaveBeenCalledTimes(1)
    rerender(<QtyStepper label="Quantità" value={1} onChange={onChange} />)
    expect(screen.getByLabelText('quantity.less').hasAttribute('disabled')).toBe(true)
    fireEvent.click(screen.getByLabelText('quantity.more'))
    expect(onChange).toHaveBeenCalledWith(2)
  })
})

it('moves between tabs with the arrow keys and wraps around', () => {
  const onChange = vi.fn()
  const tabs = ['Recensioni', 'Contenuto', 'Spedizione'].map(label => ({ value: label, label }))
  render(
    <Tabs label="Prodotto" tabs={tabs} value="Recensioni" onChange={onChange}>
      testo
    </Tabs>,
  )
  act(() => screen.getByRole('tab', { name: 'Recensioni' }).focus())
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Recensioni' }), { key: 'ArrowLeft' })
  expect(onChange).toHaveBeenCalledWith('Spedizione')
  expect(document.activeElement?.textContent).toBe('Spedizione')
})

it('does not select a tab to which a closed dialog returns the focus', () => {
  const onChange = vi.fn()
  const tabs = ['Recensioni', 'Contenuto'].map(label => ({ value: label, label }))
  render(
    <>
      <Tabs label="Prodotto" tabs={tabs} value="Recensioni" onChange={onChange}>
        testo
      </Tabs>
      <button type="button">Chiudi</button>
    </>,
  )
  act(() => screen.getByRole('button', { name: 'Chiudi' }).focus())
  act(() => screen.getByRole('tab', { name: 'Contenuto' }).focus())
  expect(onChange).not.toHaveBeenCalled()
})
