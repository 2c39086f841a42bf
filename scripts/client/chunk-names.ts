/**
 * Which chunk a module of home, list and product goes to: `front` holds what they share, `front-<page>` the rest of each. By itself the
 * bundler makes one chunk for each set of pages that share a module, forty for a page, and on a slow line each file costs a wait of its own.
 * A page's own file stays a chunk by itself: its address is the page's.
 */
import { join } from 'node:path'

interface Graph {
  getModuleInfo(id: string): { importedIds?: readonly string[] } | null
}

export type ChunkName = (id: string, graph: Graph) => string | null

const pages = ['site/home', 'shop/list', 'shop/product']

/** What imports a schema mostly loses it again when the file is written (`light-contract.ts`): it must not be held together here. */
const isSchema = (id: string) =>
  /node_modules\/zod\/|src\/contract\/(?:[\w-]+\/)*[\w-]+\.ts(\?part=schemas)?$/.test(id)

/** Without what it imports when it is needed. */
function reachedFrom(page: string, graph: Graph): Set<string> {
  const found = new Set<string>()
  const take = (id: string) => {
    if (found.has(id) || isSchema(id)) return
    found.add(id)
    for (const other of graph.getModuleInfo(id)?.importedIds ?? []) take(other)
  }
  take(page)
  return found
}

/** @param isElsewhere modules that have their chunk already */
export function chunkNames(isElsewhere: (id: string) => boolean, root = process.cwd()): ChunkName {
  const file = (page: string) => join(root, 'src/app/routes', `${page}.tsx`)
  const place = (graph: Graph) => {
    const homes = new Map<string, string>()
    for (const page of pages)
      for (const id of reachedFrom(file(page), graph))
        homes.set(id, homes.has(id) ? 'front' : `front-${page.split('/')[1]}`)
    for (const page of pages) homes.delete(file(page))
    return homes
  }
  let homes: Map<string, string> | undefined
  return (id, graph) => {
    homes ??= place(graph)
    return isElsewhere(id) ? null : (homes.get(id) ?? null)
  }
}
