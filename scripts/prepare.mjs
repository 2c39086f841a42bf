// Prepares a new clone: checks the Node version and installs the packages of the lock file. Has no dependencies.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const leastNode = { major: 20, minor: 19 }

/** Exits with a message if Node is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > leastNode.major || (major === leastNode.major && minor >= leastNode.minor)) return
  console.error(
    `Bottega Arcana needs Node ${leastNode.major}.${leastNode.minor} or newer; this is ${process.versions.node}.`,
  )
  process.exit(1)
}

/**
 * Runs a command and shows its output. If it fails and `must` is set, exits with its code.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ must?: boolean, env?: NodeJS.ProcessEnv, quiet?: boolean }} [options] `quiet`: shows errors only
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
 * Installs the packages of the lock file if node_modules is missing or belongs to another lock file. Does not use `npm ci`, which
 * rejects a lock file from a registry that lacks the binaries of other platforms.
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
 * Runs a command in parallel and prints its whole output when it ends.
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<boolean>} whether it succeeded
 */
export function runInBackground(command, args) {
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
