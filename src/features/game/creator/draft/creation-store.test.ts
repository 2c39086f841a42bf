import { expect, it } from 'vitest'
import { createCreationStore } from './creation-store.ts'
import { freshDraft } from './edit-draft.ts'

const fresh = freshDraft({ moves: ['One', 'Two'], third: 'Three' })
const created = () => createCreationStore(fresh)
const named = (nome: string) => (draft: typeof fresh) => ({ ...draft, nome })

it('undoes changes of one kind together, and redoes them', () => {
  const store = created()
  const { change, undo, redo } = store.getState()
  change(named('V'), 'name')
  change(named('Vo'), 'name')
  undo()
  expect(store.getState().history.present).toBe(fresh)
  redo()
  expect(store.getState().history.present.nome).toBe('Vo')
})

it('keeps the same history when a change does nothing', () => {
  const store = created()
  const { history } = store.getState()
  store.getState().change(draft => draft)
  expect(store.getState().history).toBe(history)
})

it('has nothing to undo after another card is loaded', () => {
  const store = created()
  store.getState().change(named('Vo'))
  store.getState().lay({ ...fresh, nome: 'Other' })
  store.getState().undo()
  expect(store.getState().history.present.nome).toBe('Other')
})
