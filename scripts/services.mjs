// What the tests need beside Node: a browser, PostgreSQL and Redis. Installed through apt where they are missing.
import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const has = command => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0
const isRoot = process.getuid?.() === 0

export function findChromium() {
  const wanted = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]
  return wanted.find(path => path && existsSync(path))
}

function findPostgres() {
  const base = '/usr/lib/postgresql'
  if (!existsSync(base)) return undefined
  const versions = readdirSync(base).sort((a, b) => Number(b) - Number(a))
  return versions.map(version => join(base, version, 'bin')).find(bin => existsSync(join(bin, 'initdb')))
}

let updated = false

function aptInstall(...packages) {
  if (!isRoot || !has('apt-get')) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  if (!updated) spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' })
  updated = true
  console.log(`Installing ${packages.join(', ')} …`)
  const result = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return result.status === 0
}

/** Path of a Chromium; installs Debian's when there is none. */
export function requireChromium() {
  if (!findChromium()) aptInstall('chromium')
  const found = findChromium()
  if (!found) {
    console.error('The browser tests need Chromium: install it, or point CHROMIUM_PATH at one.')
    process.exit(1)
  }
  return found
}

export function requireRedis() {
  if (!has('redis-server')) aptInstall('redis-server')
  return has('redis-server')
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

const idOf = (flag, user) => Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout)

/** A throw-away PostgreSQL on a free port: `{ url, stop }`, or undefined when none can be had. */
export async function startPostgres() {
  if (!findPostgres()) aptInstall('postgresql')
  const bin = findPostgres()
  if (!bin) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'bottega-pg-'))
  const data = join(folder, 'data')
  const asOwner = isRoot ? ['runuser', '-u', 'postgres', '--'] : []
  const sh = (...args) => {
    const [command, ...rest] = [...asOwner, ...args]
    const result = spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] })
    if (result.status !== 0) throw new Error(`${args[0]} failed`)
  }
  mkdirSync(data)
  if (isRoot)
    for (const path of [folder, data]) chownSync(path, idOf('-u', 'postgres'), idOf('-g', 'postgres'))
  const port = await freePort()
  sh(join(bin, 'initdb'), '-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8')
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=200`
  sh(join(bin, 'pg_ctl'), '-D', data, '-w', '-o', options, '-l', join(folder, 'log'), 'start')
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => {
      sh(join(bin, 'pg_ctl'), '-D', data, '-m', 'immediate', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
