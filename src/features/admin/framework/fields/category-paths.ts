interface Node {
  id: number
  parent_id: number | null
  name: string
}

/**
 * Returns the categories in the order of the tree, each with the names of its ancestors: "Clothing › Shirts". Names alone are ambiguous,
 * because two branches may contain the same name. A category whose parent is missing is a root. Pure.
 */
export function withPaths<C extends Node>(categories: readonly C[] = []): (C & { path: string })[] {
  const ids = new Set(categories.map(({ id }) => id))
  const parentOf = ({ parent_id }: Node) => (parent_id !== null && ids.has(parent_id) ? parent_id : null)
  const branch = (parent: number | null, above: string): (C & { path: string })[] =>
    categories
      .filter(category => parentOf(category) === parent)
      .flatMap(category => {
        const path = above + category.name
        return [{ ...category, path }, ...branch(category.id, `${path} › `)]
      })
  return branch(null, '')
}
