/**
 * `docs/architecture.md` begins with a tree of folders. Each of them exists, and each main folder of the repository is
 * in it.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

/** `src/` and, two spaces further in, `ui/` → `src/ui`. The description after a name is ignored. */
function foldersOf(tree: string): string[] {
  const above: string[] = []
  return tree.split('\n').flatMap(line => {
    const [, indent = '', folder] = /^( *)([\w-]+)\/( |$)/.exec(line) ?? []
    if (!folder) return []
    const depth = indent.length / 2
    above.length = depth
    above.push(folder)
    return [above.join('/')]
  })
}

const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
const listed = foldersOf(/```\n([\s\S]*?)```/.exec(page)?.[1] ?? '')
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 }).split(
  '\n',
)
const folders = new Set(
  tracked.flatMap(file => {
    const parts = file.split('/').slice(0, -1)
    return parts.map((_, at) => parts.slice(0, at + 1).join('/'))
  }),
)

describe('the folder tree of docs/architecture.md', () => {
  it('names folders that are there', () => {
    expect(listed.length).toBeGreaterThan(30)
    expect(listed.filter(folder => !folders.has(folder))).toEqual([])
  })

  it('lists each folder of the root, of src and of server', () => {
    const topFolders = [...folders].filter(folder => /^[^./][^/]*$|^(src|server)\/[^/]+$/.test(folder))
    expect(topFolders.filter(folder => !listed.includes(folder)).sort()).toEqual([])
  })

  it('has a line of words for each folder that holds no others of the tree', () => {
    const bare = page.split('\n').filter(line => /^ *[\w-]+\/$/.test(line))
    expect(bare).toEqual(['e2e/', 'server/', 'src/'])
  })
})
