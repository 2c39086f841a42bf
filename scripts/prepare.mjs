// What a fresh clone lacks: the right Node, the packages of the lock file. No dependencies of its own.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const leastNode = { major: 20, minor: 19 }

/** Stops with one sentence when Node is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > leastNode.major || (major === leastNode.major && minor >= leastNode.minor)) return
  console.error(
    `Bottega Arcana needs Node ${leastNode.major}.${leastNode.minor} or newer; this is ${process.versions.node}.`,
  )
  process.exit(1)
}

/**
 * Runs a command with its output shown; exits with its code when it fails and `must` is set.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ must?: boolean, env?: NodeJS.ProcessEnv, quiet?: boolean }} [options] `quiet`: only errors are shown
 */
export function run(command, args, { must = true, env = {}, quiet = false } = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
  if (result.error || result.status !== 0) {
    if (quiet && result.stderr) console.error(result.stderr.trim())
    if (must) {
      console.error(
        `"${command} ${args.join(' ')}" failed${result.error ? `: ${result.error.message}` : ''}.`,
      )
      process.exit(result.status || 1)
    }
  }
  return result
}

/**
 * Installs what the lock file names when node_modules is missing or was made from another lock file. Not `npm ci`:
 * it refuses a lock file made where a registry lacks the binaries of other platforms.
 */
export function installPackages() {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const stamp = join(root, 'node_modules', '.installed-lock')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log('Installing packages …')
  run('npm', ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(stamp, lock)
}

/**
 * Runs a command while others run; its output is printed whole when it ends.
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<boolean>} whether it succeeded
 */
export function runBeside(command, args) {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  /** @type {Buffer[]} */
  const output = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', piece => output.push(piece))
  return new Promise(resolve => {
    child.once('error', error => {
      console.error(`"${command}" failed: ${error.message}.`)
      resolve(false)
    })
    child.once('close', code => {
      process.stdout.write(Buffer.concat(output))
      resolve(code === 0)
    })
  })
}
