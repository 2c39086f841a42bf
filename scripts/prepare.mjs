// Prepares a new clone: installs the packages of the lock file and selects the Node version. Has no dependencies.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Can install the packages, but not run the project. */
const oldestInstaller = { major: 20, minor: 19 }
const projectMajor = 24
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

/** The Node binary in the packages. It exists on Linux with x64 or arm64. */
const packagedNode = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node')

/** @param {string} requirement */
function refuseNode(requirement) {
  console.error(`Bottega Arcana needs ${requirement}. This is Node ${process.versions.node}.`)
  process.exit(1)
}

/**
 * Runs this script again with another Node binary and exits as it exits. Arguments, flags, environment, terminal and signals are passed
 * on. `node_modules/.bin/node` becomes the first Node in `PATH`, so that package commands use it too.
 * @param {string} node path of the binary
 * @returns {Promise<never>}
 */
export async function runAgainWith(node) {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
  })
  const signals = /** @type {const} */ (['SIGHUP', 'SIGINT', 'SIGTERM'])
  for (const signal of signals) process.on(signal, () => child.kill(signal))
  const [code, signal] = await once(child, 'exit')
  if (signal) {
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  }
  return process.exit(code ?? 1)
}

/** Runs this script again with the Node binary in the packages if the running Node is too old. */
export async function switchToProjectNode() {
  if (major >= projectMajor) return
  if (!existsSync(packagedNode)) refuseNode(`Node ${projectMajor} or newer`)
  await runAgainWith(packagedNode)
}

/** Prepares a command: changes to the root folder, installs missing packages and selects the Node version. */
export async function prepare() {
  if (major < oldestInstaller.major || (major === oldestInstaller.major && minor < oldestInstaller.minor))
    refuseNode(`Node ${oldestInstaller.major}.${oldestInstaller.minor} or newer`)
  process.chdir(root)
  installPackages()
  await switchToProjectNode()
}

/**
 * Runs a command and shows its output. If it fails and `must` is set, exits with its code.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ must?: boolean, env?: NodeJS.ProcessEnv, quiet?: boolean, timeout?: number }} [options] `quiet`: shows errors only; `timeout`:
 * milliseconds, 0 for no limit
 */
export function run(command, args, { must = true, env = {}, quiet = false, timeout = 0 } = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout,
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
function installPackages() {
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
 * @param {(output: string) => void} [onFailure]
 * @returns {Promise<boolean>} whether it succeeded
 */
export function runInBackground(command, args, onFailure) {
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
      const bytes = Buffer.concat(output)
      process.stdout.write(bytes)
      if (code !== 0) onFailure?.(bytes.toString())
      resolve(code === 0)
    })
  })
}
