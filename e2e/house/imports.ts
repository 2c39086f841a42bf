/** Reads the tree: files under version control or new, and what each imports. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

export interface Import {
  from: string // importing file, from the root
  to: string // imported file from the root, or the package's name
  isPackage: boolean
}

const statement =
  /(?:^|\n)\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g

export function sourceFiles(root: string): string[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'server', 'assets/catalogue'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    },
  )
  return listed.split('\n').filter(file => /\.tsx?$/.test(file) && existsSync(join(root, file)))
}

export const isTest = (file: string): boolean => /\.test\.tsx?$|\/testing\//.test(file)

export function importsOf(root: string, file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8')
  const found: Import[] = []
  for (const match of text.matchAll(statement)) {
    const target = match[1] ?? match[2] ?? ''
    found.push(resolve(file, target))
  }
  return found
}

function resolve(file: string, target: string): Import {
  const clean = target.replace(/\?.*$/, '')
  if (clean.startsWith('@/')) return { from: file, to: `src/${clean.slice(2)}`, isPackage: false }
  if (clean.startsWith('#server/')) return { from: file, to: `server/${clean.slice(8)}`, isPackage: false }
  if (clean.startsWith('.'))
    return { from: file, to: normalize(join(dirname(file), clean)), isPackage: false }
  return { from: file, to: clean, isPackage: true }
}
