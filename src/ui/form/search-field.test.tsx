// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SearchField } from './search-field.tsx'

afterEach(cleanup)

const golem = { id: 1, name: 'Golem', note: 'BA-1' }
const draghissimo = { id: 2, name: 'Draghissimo', note: 'BA-2' }

function Search({
  isStale,
  ...handlers
}: {
  isStale?: boolean
  onSelect: (match: { id: number }) => void
  onSubmit?: () => void
}) {
  const [text, setText] = useState('')
  return (
    <form onSubmit={handlers.onSubmit}>
      <SearchField
        label="Prodotto"
        none="Nessun risultato"
        text={text}
        matches={text === 'zzz' ? [] : [golem, draghissimo]}
        isStale={isStale ?? false}
        onText={setText}
        onSelect={handlers.onSelect}
      />
    </form>
  )
}
describe('a search field', () => {
  const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Prodotto' })
  const type = (value: string) => fireEvent.change(field(), { target: { value } })
  const press = (key: string) => fireEvent.keyDown(field(), { key })

  it('lists no matches before a text is typed', () => {
    render(<Search onSelect={() => {}} />)
    fireEvent.mouseDown(field())
    fireEvent.click(field())
    expect(screen.queryByRole('option')).toBeNull()
  })

  it('selects the first match with Enter, empties itself and does not submit the form', () => {
    const onSelect = vi.fn()
    const onSubmit = vi.fn()
    render(<Search onSelect={onSelect} onSubmit={onSubmit} />)
    type('o')
    const enter = createEvent.keyDown(field(), { key: 'Enter' })
    fireEvent(field(), enter)
    expect(onSelect).toHaveBeenCalledWith(golem)
    expect(field().value).toBe('')
    expect(enter.defaultPrevented).toBe(true)
  })

  it('selects the match that the arrow keys highlight', () => {
    const onSelect = vi.fn()
    render(<Search onSelect={onSelect} />)
    type('o')
    press('ArrowDown')
    press('Enter')
    expect(onSelect).toHaveBeenCalledWith(draghissimo)
  })

  it('selects no match of an earlier text with Enter', () => {
    const onSelect = vi.fn()
    render(<Search isStale onSelect={onSelect} />)
    type('o')
    press('Enter')
    expect(onSelect).not.toHaveBeenCalled()
  })

  it('reports that there are no matches', () => {
    render(<Search onSelect={() => {}} />)
    type('zzz')
    expect(screen.getByText('Nessun risultato')).toBeTruthy()
  })

  it('is emptied by a second Escape', () => {
    render(<Search onSelect={() => {}} />)
    type('o')
    press('Escape')
    expect(screen.queryByRole('option')).toBeNull()
    press('Escape')
    expect(field().value).toBe('')
  })
})
