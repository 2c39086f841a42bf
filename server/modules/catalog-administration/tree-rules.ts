/** What a tree of categories may look like. Pure. */
import { categoryDepth } from '../../../src/contract/catalog-administration.ts'

export interface TreeNode {
  id: number
  parent_id: number | null
}

/** The fault of the first node that hangs below itself, below nothing, or too deep; undefined for a right tree. */
export function depthFault(nodes: readonly TreeNode[]): 'tree_loop' | 'tree_deep' | undefined {
  const parents = new Map(nodes.map(node => [node.id, node.parent_id]))
  for (const node of nodes) {
    let depth = 1
    for (let parent = node.parent_id; parent !== null; parent = parents.get(parent) ?? null) {
      depth += 1
      if (parent === node.id || depth > nodes.length) return 'tree_loop'
    }
    if (depth > categoryDepth) return 'tree_deep'
  }
  return undefined
}
