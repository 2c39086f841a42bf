/** Runs the S3 gateway of Ceph on a cluster of one monitor and one storage daemon, which stores objects in memory. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { responding, type S3Server } from './s3rver.ts'

export const hasRadosgw =
  spawnSync('sh', [
    '-c',
    'command -v radosgw && command -v ceph-mon && command -v ceph-osd && command -v ceph',
  ]).status === 0

const keys = { accessKeyId: 'testing-key', secretAccessKey: 'testing-secret' }

/** One copy of each object, without authentication between the daemons. */
const settings = (folder: string, cluster: string, monitorPort: number, gatewayPort: number) => `
[global]
fsid = ${cluster}
mon initial members = a
mon host = v1:127.0.0.1:${monitorPort}
public addr = 127.0.0.1
auth cluster required = none
auth service required = none
auth client required = none
run dir = ${folder}
admin socket = ${folder}/$name.$pid.asok
log file = ${folder}/$name.log
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
osd pool default pgp num = 4
osd crush chooseleaf type = 0
mon allow pool size one = true
mon data avail crit = 1
[mon.a]
mon data = ${folder}/mon
[osd.0]
osd data = ${folder}/osd
osd objectstore = memstore
memstore device bytes = 1073741824
[client.shop]
rgw frontends = beast endpoint=127.0.0.1:${gatewayPort}
rgw data = ${folder}/gateway
`

function run(command: string, ...args: string[]): void {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8', timeout: 60_000 })
  if (status !== 0) throw new Error(`${command} failed: ${error?.message ?? stderr}`)
}

type Radosgw = S3Server & { stop(): Promise<void> }

async function startCluster(): Promise<Radosgw> {
  const folder = mkdtempSync(join(tmpdir(), 'bottega-ceph-'))
  for (const name of ['mon', 'osd', 'gateway']) mkdirSync(join(folder, name))
  const file = join(folder, 'ceph.conf')
  const [cluster, osd, monitorPort, gatewayPort] = [
    randomUUID(),
    randomUUID(),
    await freePort(),
    await freePort(),
  ]
  writeFileSync(file, settings(folder, cluster, monitorPort, gatewayPort))
  const children: ChildProcess[] = []
  const start = (command: string, ...args: string[]) =>
    children.push(spawn(command, ['-c', file, ...args, '-f'], { stdio: 'ignore' }))
  const stop = async () => {
    const exits = children.filter(child => child.exitCode === null).map(child => once(child, 'exit'))
    for (const child of children) child.kill('SIGKILL')
    await Promise.all(exits)
    rmSync(folder, { recursive: true, force: true })
  }
  const endpoint = `http://127.0.0.1:${gatewayPort}`
  try {
    const map = join(folder, 'monmap')
    run('monmaptool', '--create', '--fsid', cluster, '--addv', 'a', `v1:127.0.0.1:${monitorPort}`, map)
    run('ceph-mon', '-c', file, '-i', 'a', '--mkfs', '--monmap', map)
    start('ceph-mon', '-i', 'a')
    run('ceph', '-c', file, 'osd', 'new', osd)
    run('ceph-osd', '-c', file, '-i', '0', '--mkfs', '--osd-uuid', osd)
    start('ceph-osd', '-i', '0')
    run('ceph', '-c', file, 'osd', 'crush', 'add', '0', '1.0', 'root=default', 'host=localhost')
    const names = ['--uid=shop', '--display-name=shop']
    const secrets = [`--access-key=${keys.accessKeyId}`, `--secret-key=${keys.secretAccessKey}`]
    run('radosgw-admin', '-c', file, 'user', 'create', ...names, ...secrets)
    start('radosgw', '-n', 'client.shop')
    await responding({ endpoint, ...keys }, children)
  } catch (error) {
    await stop()
    throw error
  }
  return { endpoint, ...keys, stop }
}

const mostStarts = 3

/**
 * Starts an empty cluster. Ends its processes and deletes its folder on `stop`. A cluster that is not ready in time on a busy machine, or
 * whose free port another process has taken, is replaced by a new one.
 */
export async function startRadosgw(): Promise<Radosgw> {
  for (let start = 1; ; start++)
    try {
      return await startCluster()
    } catch (error) {
      if (start === mostStarts) throw error
    }
}
