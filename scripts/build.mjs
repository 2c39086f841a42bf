// Builds the client with Vite and the server with esbuild, each only if a hash of its sources has changed.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root, run, switchToProjectNode } from './prepare.mjs'

const stampFile = join(root, 'dist', '.stamp')
const sources = [
  'src',
  'server',
  'assets/catalogue',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/client',
]

/**
 * @param {string} path
 * @returns {Generator<string, void>}
 */
function* filesBelow(path) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return
  if (stat.isFile()) yield path
  else for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name))
}

/** Hashes images and sounds by size and modification time, sources by content. */
function stampOf() {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of filesBelow(join(root, source))) {
      if (/\.test\.tsx?$/.test(file)) continue
      hash.update(file.slice(root.length))
      const { size, mtimeMs } = statSync(file)
      hash.update(source === 'public' ? `${size}:${mtimeMs}` : readFileSync(file))
    }
  }
  hash.update(process.env.VITE_API_BASE_URL ?? '')
  return hash.digest('hex')
}

/** @param {string} [outdir] relative to the repository root; its contents are removed first */
export async function buildServer(outdir = 'dist/server') {
  const { build } = await import('esbuild')
  rmSync(join(root, outdir), { recursive: true, force: true })
  await build({
    absWorkingDir: root,
    entryPoints: {
      main: 'server/main.ts',
      doctor: 'server/doctor/main.ts',
      'copy-files': 'server/copy-files/main.ts',
      migrate: 'server/migrate.ts',
      'embedded-child': 'server/kernel/db/embedded-child.ts',
      'referee-child': 'server/modules/battles/referee-child.ts',
      'index-worker': 'server/modules/catalog/search-index/index-worker.ts',
    },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true, // loads rarely used code (Redis, Stripe, PDF) on demand
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node24',
    sourcemap: true,
    alias: {
      '@': join(root, 'src'),
      '#server': join(root, 'server'),
      i18next: join(root, 'node_modules/i18next/dist/esm/i18next.js'), // bundled: installed, it would bring TypeScript as its peer
    },
    logLevel: 'warning',
  })
}

export async function buildClient() {
  const { build } = await import('vite')
  await build({ root, logLevel: 'warn', configFile: join(root, 'vite.config.ts') })
}

/** Builds the app for server rendering. It bundles all dependencies, because a deployed shop has no client packages installed. */
export async function buildRenderer() {
  const { build } = await import('vite')
  await build({
    root,
    logLevel: 'warn',
    configFile: join(root, 'vite.config.ts'),
    build: { ssr: 'src/ssr/server-render.tsx', outDir: 'dist/ssr', copyPublicDir: false },
  })
}

/** Builds the inline script of every rendered page as one file. The server inserts it into the page unchanged. */
async function buildBeforeApp() {
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: root,
    entryPoints: ['src/ssr/hydration/before-app.ts'],
    outfile: 'dist/ssr/before-app.js',
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    charset: 'ascii', // valid in a page of any encoding
    alias: { '@': join(root, 'src') },
    logLevel: 'warning',
  })
}

/** @param {string} stamp */
const isFresh = stamp => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp

/**
 * Builds only if the sources have changed since the last build. Builds in a separate process: Vite sets NODE_ENV to `production`
 * in its process, so a server started there would have no demo shop and would keep the memory of the build.
 */
export function buildStale() {
  if (isFresh(stampOf())) return
  console.log('Building …')
  run(process.execPath, [fileURLToPath(import.meta.url)], { quiet: true })
}

async function build() {
  const stamp = stampOf()
  if (isFresh(stamp)) return
  await buildClient()
  await buildRenderer()
  await buildBeforeApp()
  await buildServer()
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(stampFile, stamp)
}

if (process.argv[1]?.endsWith('build.mjs')) {
  await switchToProjectNode()
  await build()
}
