/** Returns whether anything visible has changed since the last frame. A table at rest is not drawn again. */
import type { Container, RenderGroup } from 'pixi.js'

function groupHasChanged(group: RenderGroup): boolean {
  if (group.structureDidChange || group.childrenRenderablesToUpdate.index > 0) return true
  if (Object.values(group.childrenToUpdate).some(({ index }) => index > 0)) return true
  return group.renderGroupChildren.some(groupHasChanged)
}

/** @param stage the root of what is drawn; an object that was never drawn has changed */
export const hasChanged = ({ renderGroup }: Container): boolean =>
  renderGroup === undefined || renderGroup === null || groupHasChanged(renderGroup)
