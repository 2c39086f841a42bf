/** Runs OpenStack Swift with its S3 interface: an implementation of S3 that shops use, with one disk and one copy of each object. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { responding, type S3Server } from './s3rver.ts'

/** The proxy has no option that only prints its version. */
export const hasSwift =
  spawnSync('sh', ['-c', 'command -v swift-proxy-server && command -v swift-object-server']).status === 0

const isRoot = process.getuid?.() === 0
const user = isRoot ? 'swift' : String(spawnSync('id', ['-un'], { encoding: 'utf8' }).stdout).trim()
const keys = { accessKeyId: 'shop:owner', secretAccessKey: 'testing-secret' }

/** One of the three servers behind the proxy. */
const storageSettings = (kind: string, port: number, folder: string) => `
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${user}
swift_dir = ${folder}
devices = ${join(folder, 'disks')}
mount_check = false
disable_fallocate = true
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`

/** tempauth requires a cache. Nothing listens on its port, so that every call reads the disk. */
const proxySettings = (port: number, folder: string) => `
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${user}
swift_dir = ${folder}
[pipeline:main]
pipeline = catch_errors cache listing_formats s3api tempauth slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:9
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
check_bucket_owner = true
[filter:tempauth]
use = egg:swift#tempauth
user_shop_owner = ${keys.secretAccessKey} .admin
[filter:slo]
use = egg:swift#slo
`

function run(command: string, ...args: string[]): void {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' })
  // the ring builder ends with 1 for a warning about its few partitions
  if (error || status === null || status > 1)
    throw new Error(`${command} failed: ${error?.message ?? stderr}`)
}

function buildRing(folder: string, kind: string, port: number): void {
  const builder = join(folder, `${kind}.builder`)
  run('swift-ring-builder', builder, 'create', '2', '1', '0')
  run('swift-ring-builder', builder, 'add', `r1z1-127.0.0.1:${port}/disk`, '1')
  run('swift-ring-builder', builder, 'rebalance')
}

/** Starts Swift with an empty disk. Ends its processes and deletes the disk on `stop`. */
export async function startSwift(): Promise<S3Server & { stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'bottega-swift-'))
  const disks = join(folder, 'disks')
  mkdirSync(join(disks, 'disk'), { recursive: true })
  writeFileSync(
    join(folder, 'swift.conf'),
    '[swift-hash]\nswift_hash_path_suffix = test\n[storage-policy:0]\nname = one\ndefault = yes\n',
  )
  const children: ChildProcess[] = []
  const stop = async () => {
    const exits = children.filter(child => child.exitCode === null).map(child => once(child, 'exit'))
    for (const child of children) child.kill('SIGKILL')
    await Promise.all(exits)
    rmSync(folder, { recursive: true, force: true })
  }
  const start = (name: string, settings: string) => {
    const file = join(folder, `${name}.conf`)
    writeFileSync(file, settings)
    children.push(spawn(`swift-${name}-server`, [file, '--verbose'], { stdio: 'ignore' }))
  }
  for (const kind of ['account', 'container', 'object']) {
    const port = await freePort()
    buildRing(folder, kind, port)
    start(kind, storageSettings(kind, port, folder))
  }
  if (isRoot) giveTo(user, folder)
  const port = await freePort()
  start('proxy', proxySettings(port, folder))
  const endpoint = `http://127.0.0.1:${port}`
  try {
    await responding({ endpoint, ...keys }, children)
  } catch (error) {
    await stop()
    throw error
  }
  return { endpoint, ...keys, stop }
}

function giveTo(owner: string, folder: string): void {
  const idOf = (flag: string) => Number(spawnSync('id', [flag, owner], { encoding: 'utf8' }).stdout)
  for (const path of [folder, join(folder, 'disks'), join(folder, 'disks/disk')])
    chownSync(path, idOf('-u'), idOf('-g'))
}
