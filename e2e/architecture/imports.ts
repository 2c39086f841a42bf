/** Reads the repository: tracked and new files, and the imports of each. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

export interface Import {
  from: string // importing file, from the root
  to: string // imported file from the root, or the package's name
  isPackage: boolean
  isTypeOnly: boolean // `import type`: removed at compile time
  isLazy: boolean // `import()`: loaded on demand
}

const statement =
  /(?:^|\n)\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g

const isData = (file: string): boolean =>
  /^assets\/catalogue\/|^server\/seed\/|\/(migrations|locales)\/|\/icons\.ts$/.test(file)

function listed(root: string, folders: readonly string[]): string[] {
  const out = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...folders], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  return out.split('\n').filter(file => file && existsSync(join(root, file)))
}

export const sourceFiles = (root: string): string[] =>
  listed(root, ['src', 'server', 'assets/catalogue']).filter(file => /\.tsx?$/.test(file))

/** Code and styles of all folders, without data: cards, seeds, migrations, locales, icons. */
export const sourcesOfAll = (root: string): string[] =>
  listed(root, ['src', 'server', 'assets', 'bench', 'e2e', 'scripts']).filter(
    file => /\.(tsx?|mjs|css)$/.test(file) && !isData(file),
  )

export const isTest = (file: string): boolean => /\.test\.tsx?$|\/testing\//.test(file)

export function importsOf(root: string, file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8')
  const found: Import[] = []
  for (const match of text.matchAll(statement)) {
    const target = match[1] ?? match[2] ?? ''
    const isTypeOnly = /^\s*(import|export) type\s/.test(match[0])
    found.push({ ...resolve(file, target), isTypeOnly, isLazy: match[2] !== undefined })
  }
  return found
}

function resolve(file: string, target: string): Omit<Import, 'isTypeOnly' | 'isLazy'> {
  const clean = target.replace(/\?.*$/, '')
  if (clean.startsWith('@/')) return { from: file, to: `src/${clean.slice(2)}`, isPackage: false }
  if (clean.startsWith('#server/')) return { from: file, to: `server/${clean.slice(8)}`, isPackage: false }
  if (clean.startsWith('.'))
    return { from: file, to: normalize(join(dirname(file), clean)), isPackage: false }
  return { from: file, to: clean, isPackage: true }
}
