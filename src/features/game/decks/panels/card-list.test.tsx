// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { plainCharacter } from '../../kit/testing/plain-character.ts'
import { CardList } from './card-list.tsx'

afterEach(cleanup)

const cards = [1, 2].map(number => ({ character: plainCharacter(number), copies: 1 }))

function TestList({ chosen = [] }: { chosen?: number[] }) {
  return (
    <>
      <input aria-label="elsewhere" />
      <CardList
        cards={cards}
        chosen={new Set(chosen)}
        carried={null}
        locale="it"
        onToggle={() => {}}
        onLook={() => {}}
      />
    </>
  )
}

it('moves the focus with fast keys and does not restore it later after an arrow at the end', () => {
  const { container, getByRole, rerender } = render(<TestList />)
  const card = (number: number) => container.querySelector<HTMLElement>(`[data-card="${number}"]`)
  const press = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' })
  card(1)?.focus()
  act(() => {
    press() // as if nothing was rendered between two keys
    expect(document.activeElement).toBe(card(2))
  })
  press()
  expect(document.activeElement).toBe(card(2))
  const elsewhere = getByRole('textbox')
  elsewhere.focus()
  rerender(<TestList chosen={[2]} />)
  expect(document.activeElement).toBe(elsewhere)
})
