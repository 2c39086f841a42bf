/** The application without a screen: a picture counts as drawn, and then has no changes. */
import { type Application, Container, updateRenderGroupTransforms } from 'pixi.js'
import { vi } from 'vitest'
import type { AcquiredApplication } from '../app/application.ts'

export function fakeApplication() {
  const stage = new Container({ isRenderGroup: true })
  const ground = stage.addChild(new Container())
  const render = vi.fn(() => {
    const { renderGroup } = stage
    if (!renderGroup) return
    updateRenderGroupTransforms(renderGroup, true)
    renderGroup.structureDidChange = false
    renderGroup.childrenRenderablesToUpdate.index = 0
  })
  const renderer = {
    resolution: 1,
    canvasText: { getManagedTexture: vi.fn(), decreaseReferenceCount: vi.fn() },
  }
  const app = { stage, screen: { width: 844, height: 390 }, renderer, render }
  const acquired: AcquiredApplication = {
    app: app as unknown as Application,
    ground,
    show: async () => {},
    resize: () => {},
    giveBack: () => {},
  }
  return { acquired, render }
}
