/** Rules for a tree of categories. Pure. */
import { categoryDepth } from '@/contract/endpoints/admin/catalog.ts'

export interface TreeNode {
  id: number
  parent_id: number | null
}

/**
 * Returns the error of the first node that is below itself, below an unknown parent, or too deep, or undefined for a
 * valid tree.
 */
export function depthProblem(nodes: readonly TreeNode[]): 'tree_loop' | 'tree_deep' | undefined {
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
