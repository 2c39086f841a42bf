/** The order of the server's modules from their single list: each may import those before it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folder names of `server/modules`, in the order of the array in `server/modules.ts`. */
export function readModuleOrder(root: string): string[] {
  const text = readFileSync(join(root, 'server/modules.ts'), 'utf8')
  const folders = new Map(
    [...text.matchAll(/import \{ (\w+) \} from '\.\/modules\/([\w-]+)\/module\.ts'/g)].map(
      ([, name, folder]) => [name, folder],
    ),
  )
  const list = /modules: readonly ServerModule\[\] = \[([^\]]*)\]/.exec(text)?.[1] ?? ''
  return [...list.matchAll(/\w+/g)].map(([name]) => folders.get(name) ?? name)
}
