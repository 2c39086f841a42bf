// Builds what is stale: the client with Vite, the server with esbuild. A hash of the sources decides.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root, run } from './prepare.mjs'

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

/** Pictures and sounds count by size and time, sources by content. */
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

/** @param {string} [outdir] below the root; what it held is removed */
export async function buildServer(outdir = 'dist/server') {
  const { build } = await import('esbuild')
  rmSync(join(root, outdir), { recursive: true, force: true })
  await build({
    absWorkingDir: root,
    entryPoints: {
      main: 'server/main.ts',
      'embedded-child': 'server/kernel/db/embedded-child.ts',
      'referee-child': 'server/modules/battles/referee-child.ts',
    },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true, // what few need (Redis, Stripe, PDF) is read when it is needed
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    alias: { '@': join(root, 'src'), '#server': join(root, 'server') },
    logLevel: 'warning',
  })
}

export async function buildClient() {
  const { build } = await import('vite')
  await build({ root, logLevel: 'warn', configFile: join(root, 'vite.config.ts') })
}

/** The app once more, to draw screens on the server: everything in it, since a shop is run without the client's packages. */
export async function buildRenderer() {
  const { build } = await import('vite')
  await build({
    root,
    logLevel: 'warn',
    configFile: join(root, 'vite.config.ts'),
    build: { ssr: 'src/ssr/server-render.tsx', outDir: 'dist/ssr', copyPublicDir: false },
  })
}

/** The script inside every rendered page, one plain file: the server writes it into the page as it is. */
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
    charset: 'ascii', // whatever the page is taken for
    alias: { '@': join(root, 'src') },
    logLevel: 'warning',
  })
}

/** @param {string} stamp */
const isFresh = stamp => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp

/**
 * Does nothing when the sources are those of the last build. Builds in a process of its own: Vite sets NODE_ENV to `production`
 * where it runs, and a server started there would have no demo shop (and keep the memory that building took).
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

if (process.argv[1]?.endsWith('build.mjs')) await build()
