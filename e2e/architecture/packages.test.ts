import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

interface Manifest {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest

/** Used by their command, or required by a used package. */
const unnamed = new Set([
  '@biomejs/biome',
  '@emotion/react', // peers of @mui/material
  '@emotion/styled',
  '@mui/icons-material', // peer of react-admin
  '@tiptap/pm', // peer of @tiptap/react
  'happy-dom', // vitest's environment
  'typed-css-modules', // writes declarations for the compiler
  'typescript',
  'workbox-build', // peers of vite-plugin-pwa
  'workbox-window',
])

/** Loaded by the server only in development. */
const loopOnly = new Set(['drizzle-kit', 'tsx', 'vite'])

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1 << 26,
})
const texts = listed
  .split('\n')
  .filter(
    file => /\.(tsx?|mjs|css)$/.test(file) && !file.startsWith('public/') && existsSync(join(root, file)),
  )
  .filter(file => !file.startsWith('e2e/architecture/'))
  .map(file => ({ file, text: readFileSync(join(root, file), 'utf8') }))

const names = (text: string, name: string): boolean =>
  [`'${name}'`, `'${name}/`, `"${name}"`, `"${name}/`].some(written => text.includes(written))

const isServerCode = (file: string): boolean =>
  /^(server|src\/contract|src\/engine)\//.test(file) && !/\.test\.tsx?$|\/testing\//.test(file)

describe('packages', () => {
  it('a production install holds exactly what the running server reads', () => {
    const server = texts.filter(({ file }) => isServerCode(file))
    const read = (name: string) => server.some(({ text }) => names(text, name))
    expect(Object.keys(manifest.dependencies).filter(name => !read(name))).toEqual([])
    expect(Object.keys(manifest.devDependencies).filter(name => read(name) && !loopOnly.has(name))).toEqual(
      [],
    )
  })

  it('none is installed that nobody uses', () => {
    const all = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
    const idle = all.filter(
      name =>
        !name.startsWith('@types/') && !unnamed.has(name) && !texts.some(({ text }) => names(text, name)),
    )
    expect(idle).toEqual([])
  })

  it('excuses only installed packages that no file names', () => {
    const all = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
    const unneeded = [...unnamed].filter(
      name => !all.includes(name) || texts.some(({ text }) => names(text, name)),
    )
    expect(unneeded).toEqual([])
  })
})
