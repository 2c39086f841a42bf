// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useStore } from 'zustand'
import { plainCharacter } from '../../kit/testing/plain-character.ts'
import { emptyDraft } from '../draft/deck-draft.ts'
import { createDeckStore } from '../draft/deck-store.ts'
import { DeckSlots } from './deck-slots.tsx'

afterEach(cleanup)

function TestList() {
  const [store] = useState(() => createDeckStore({ ...emptyDraft, cards: [1, 2, 3] }))
  const { draft, change } = useStore(store)
  return (
    <DeckSlots
      cards={draft.cards.map(number => plainCharacter(number))}
      owned={new Set([1, 2, 3])}
      picked={null}
      over={null}
      carried={null}
      locale="it"
      onPick={() => {}}
      change={change}
    />
  )
}

const focused = () => Number(document.activeElement?.getAttribute('data-card'))

it('moves the focus with the card on fast keys and never restores it later', () => {
  const { container } = render(<TestList />)
  const numbers = () =>
    [...container.querySelectorAll('[data-card]')].map(element => Number(element.getAttribute('data-card')))
  container.querySelector<HTMLElement>('[data-card="1"]')?.focus()
  const press = (key: string, shiftKey = false) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key, shiftKey })
  press('ArrowRight', true)
  expect([numbers(), focused()]).toEqual([[2, 1, 3], 1])
  press('ArrowRight', true)
  expect([numbers(), focused()]).toEqual([[2, 3, 1], 1])
  press('Delete')
  expect([numbers(), focused()]).toEqual([[2, 3], 3])
  press('ArrowLeft')
  expect(focused()).toBe(2)
})
