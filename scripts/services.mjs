// Services that the tests need: browsers, PostgreSQL, Redis and S3-compatible storages. Installs missing ones through apt.
import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** @param {string} command */
const has = command => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0
const isRoot = process.getuid?.() === 0

export function findChromium() {
  const candidates = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]
  return candidates.find(path => path && existsSync(path))
}

/** Headless Chromium renders pages, scripts and WebGL like the full browser. Tests take three quarters of the time. */
const findHeadlessChromium = () =>
  [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell'].find(path => path && existsSync(path))

/** Firefox and WebKitGTK draw WebGL only with a display. */
const hasDisplay = () => has('Xvfb')

const findFirefox = () =>
  hasDisplay()
    ? [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
        path => path && existsSync(path),
      )
    : undefined

/** Finds the browser that WebKitWebDriver drives. Debian installs it next to the library, outside `PATH`. */
function findWebkit() {
  if (!hasDisplay() || !has('WebKitWebDriver')) return undefined
  const libraries = readdirSync('/usr/lib').filter(name => name.endsWith('-linux-gnu'))
  const versions = libraries.flatMap(name =>
    readdirSync(join('/usr/lib', name))
      .filter(folder => folder.startsWith('webkit2gtk-'))
      .map(folder => join('/usr/lib', name, folder, 'MiniBrowser')),
  )
  return [process.env.WEBKIT_PATH, ...versions].find(path => path && existsSync(path))
}

/** The tests run on the major version that `deploy/compose.yaml` uses. It is that of Debian 12, on which CI runs. */
export const postgresPackage = 'postgresql-15'

function findPostgres() {
  const bin = join('/usr/lib', postgresPackage.replace('-', '/'), 'bin')
  return existsSync(join(bin, 'initdb')) ? bin : undefined
}

/** Debian package → whether the machine already provides its service. */
const services = {
  chromium: () => Boolean(findChromium()),
  'chromium-headless-shell': () => Boolean(findHeadlessChromium()),
  [postgresPackage]: () => Boolean(findPostgres()),
  'redis-server': () => has('redis-server'),
  pgbouncer: () => has('pgbouncer'),
  haproxy: () => has('haproxy'),
  prometheus: () => has('promtool'),
  radosgw: () => has('radosgw'),
  'ceph-common': () => has('ceph'),
  'ceph-mon': () => has('ceph-mon'),
  'ceph-osd': () => has('ceph-osd'),
  'swift-proxy': () => has('swift-proxy-server'),
  'swift-account': () => has('swift-account-server'),
  'swift-container': () => has('swift-container-server'),
  'swift-object': () => has('swift-object-server'),
  'firefox-esr': () => Boolean(findFirefox()),
  'webkit2gtk-driver': () => Boolean(findWebkit()),
  xvfb: hasDisplay,
  'libgl1-mesa-dri': () => versionOf('libgl1-mesa-dri') !== 'not installed',
  'fonts-liberation': () => versionOf('fonts-liberation') !== 'not installed',
}

/** Two S3-compatible storages: the gateway of Ceph with its cluster, and Swift's proxy with the three servers behind it. */
export const s3Services = /** @type {const} */ ([
  'radosgw',
  'ceph-common',
  'ceph-mon',
  'ceph-osd',
  'swift-proxy',
  'swift-account',
  'swift-container',
  'swift-object',
])

/** Packages for the other engines: browsers, a display, and software rendering for WebGL. */
export const engineServices = /** @type {const} */ ([
  'firefox-esr',
  'webkit2gtk-driver',
  'xvfb',
  'libgl1-mesa-dri',
])

/**
 * Returns the version, which is the second word of `chromium 156.0 amd64 …` in the list of `dpkg-query`.
 * @param {string} name
 */
const versionOf = name =>
  spawnSync('dpkg-query', ['--show', name], { encoding: 'utf8' }).stdout.trim().split(/\s+/)[1] ??
  'not installed'

/**
 * Installs the missing packages with one call of apt and prints their names. Needs root.
 * @param {(keyof typeof services)[]} names
 */
export function installServices(...names) {
  const missing = names.filter(name => !services[name]())
  if (missing.length === 0 || !isRoot || !has('apt-get')) return
  console.log(`Installing ${missing.join(', ')} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  console.log(`Installed: ${missing.map(name => `${name} ${versionOf(name)}`).join(', ')}`)
}

/** Returns the path of Chromium. Installs Debian's package if there is none. */
export function requireChromium() {
  installServices('chromium')
  const chromium = findChromium()
  if (!chromium) {
    console.error('The browser tests need Chromium: install it, or point CHROMIUM_PATH at one.')
    process.exit(1)
  }
  return chromium
}

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })

/**
 * @param {'-u' | '-g'} flag
 * @param {string} user
 */
const idOf = (flag, user) => Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout)

/** For tests: returns the path of headless Chromium, or of the full browser if there is no headless one. */
export function requireHeadlessChromium() {
  installServices('chromium-headless-shell')
  return findHeadlessChromium() ?? requireChromium()
}

/** Returns the paths of the engines of `e2e/engines`. A path is undefined if the engine is missing and cannot be installed. */
export function requireEngines() {
  installServices(...engineServices)
  return { chromium: requireHeadlessChromium(), firefox: findFirefox(), webkit: findWebkit() }
}

/** For tests: their data does not outlive the server, so PostgreSQL need not wait for the disk. */
const withoutDisk = ['fsync', 'synchronous_commit', 'full_page_writes']
  .map(name => `-c ${name}=off`)
  .join(' ')

/**
 * Starts a temporary PostgreSQL on a free port. Returns undefined if PostgreSQL is not available. Throws if it does not start.
 * @param {{ isDurable?: boolean }} [options] `isDurable`: whether a commit waits for the disk, which benchmarks need
 */
export async function startPostgres({ isDurable = true } = {}) {
  installServices(postgresPackage)
  const bin = findPostgres()
  if (!bin) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'bottega-pg-'))
  const data = join(folder, 'data')
  const asOwner = isRoot ? ['runuser', '-u', 'postgres', '--'] : []
  /** @type {(command: string, ...args: string[]) => void} */
  const sh = (...args) => {
    const [command = '', ...rest] = [...asOwner, ...args]
    const result = spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] })
    if (result.status !== 0) throw new Error(`${args[0]} failed`)
  }
  mkdirSync(data)
  if (isRoot)
    for (const path of [folder, data]) chownSync(path, idOf('-u', 'postgres'), idOf('-g', 'postgres'))
  const port = await freePort()
  sh(join(bin, 'initdb'), '-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8')
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=200 ${isDurable ? '' : withoutDisk}`
  sh(join(bin, 'pg_ctl'), '-D', data, '-w', '-o', options, '-l', join(folder, 'log'), 'start')
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => {
      sh(join(bin, 'pg_ctl'), '-D', data, '-m', 'immediate', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
