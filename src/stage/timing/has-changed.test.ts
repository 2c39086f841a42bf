// @vitest-environment happy-dom
import { Container, updateRenderGroupTransforms } from 'pixi.js'
import { expect, it } from 'vitest'
import { hasChanged } from './has-changed.ts'

/** Simulates what the renderer does with drawn changes. */
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

it('reports a change for what was never drawn, and none for what was drawn and left unchanged', () => {
  const { stage } = openStage()
  expect(hasChanged(stage)).toBe(true)
  drawn(stage)
  expect(hasChanged(stage)).toBe(false)
})

it('reports a change when an object moves, fades, appears or disappears, but not when its position is set again', () => {
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

it('reports a change within a nested group at the root', () => {
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
