/** Which categories are visible in the shop, and their ancestors. Pure. */

export interface CategoryNode {
  id: number
  parent_id: number | null
  is_active: boolean
}

/** Maps an id to itself and its ancestors. Hidden categories and their descendants are missing. */
export function openPaths(nodes: readonly CategoryNode[]): ReadonlyMap<number, readonly number[]> {
  const byId = new Map(nodes.map(node => [node.id, node]))
  const paths = new Map<number, readonly number[]>()
  for (const node of nodes) {
    const path: number[] = []
    let at: CategoryNode | undefined = node
    while (at?.is_active && !path.includes(at.id)) {
      path.push(at.id)
      if (at.parent_id === null) paths.set(node.id, path)
      at = at.parent_id === null ? undefined : byId.get(at.parent_id)
    }
  }
  return paths
}
