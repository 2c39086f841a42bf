import { expect, it } from 'vitest'
import { RemovedPieces } from './removed-pieces.ts'

it('a retired piece leaves the scene at once and is destroyed, with what it holds, after the next frame', () => {
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
