import { expect, it } from 'vitest'
import { RemovedPieces } from './removed-pieces.ts'

it('removes a retired object from the scene immediately and destroys it with its children after the next frame', () => {
  const said: string[] = []
  const retired = new RemovedPieces()
  retired.take([
    {
      removeFromParent: () => said.push('left'),
      destroy: ({ children }) => said.push(children ? 'destroyed whole' : 'destroyed'),
    },
  ])
  expect(said).toEqual(['left'])
  retired.clear()
  retired.clear()
  expect(said).toEqual(['left', 'destroyed whole'])
})
