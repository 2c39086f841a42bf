// @vitest-environment happy-dom
import { Container, updateRenderGroupTransforms } from 'pixi.js'
import { expect, it } from 'vitest'
import { hasChanged } from './has-changed.ts'

/** What the renderer does with the changes it has drawn. */
function drawn(stage: Container) {
  const { renderGroup } = stage
  if (!renderGroup) throw new Error('no root')
  updateRenderGroupTransforms(renderGroup, true)
  renderGroup.structureDidChange = false
  renderGroup.childrenRenderablesToUpdate.index = 0
}

function openStage() {
  const stage = new Container({ isRenderGroup: true })
  const piece = stage.addChild(new Container())
  return { stage, piece }
}

it('what has never been drawn has changed, what was drawn and left alone has not', () => {
  const { stage } = openStage()
  expect(hasChanged(stage)).toBe(true)
  drawn(stage)
  expect(hasChanged(stage)).toBe(false)
})

it('a piece that moves, fades, comes or goes changes the stage; one that is put where it stands does not', () => {
  const { stage, piece } = openStage()
  const changes = [
    () => piece.position.set(3, 4),
    () => piece.scale.set(2),
    () => Object.assign(piece, { alpha: 0.5 }),
    () => Object.assign(piece, { visible: false }),
    () => Object.assign(piece, { tint: 0xff0000 }),
    () => void piece.addChild(new Container()),
    () => void piece.removeChildren(),
  ]
  for (const change of changes) {
    drawn(stage)
    change()
    expect(hasChanged(stage), String(change)).toBe(true)
  }
  drawn(stage)
  piece.position.set(3, 4)
  piece.scale.set(2)
  expect(hasChanged(stage)).toBe(false)
})

it('a change within a group of its own is seen from the root', () => {
  const { stage, piece } = openStage()
  const group = piece.addChild(new Container({ isRenderGroup: true }))
  const inner = group.addChild(new Container())
  drawn(stage)
  if (group.renderGroup) {
    updateRenderGroupTransforms(group.renderGroup, true)
    group.renderGroup.structureDidChange = false
    group.renderGroup.childrenRenderablesToUpdate.index = 0
  }
  expect(hasChanged(stage)).toBe(false)
  inner.x = 5
  expect(hasChanged(stage)).toBe(true)
})
