import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { root } from './prepare.mjs'

const folder = mkdtempSync(join(tmpdir(), 'bottega-prepare-'))
const script = join(folder, 'script.mjs')
writeFileSync(
  script,
  `import { runAgainWith } from '${pathToFileURL(join(root, 'scripts/prepare.mjs')).href}'
  if (!process.env.IS_SECOND_RUN) {
    process.env.IS_SECOND_RUN = '1'
    await runAgainWith(process.execPath)
  }
  const { argv, execArgv, env, pid } = process
  const [, , action] = argv
  if (action === 'finish') process.on('SIGTERM', () => process.exit(8))
  console.log(JSON.stringify({ args: argv.slice(2), execArgv, firstPath: env.PATH.split('${delimiter}')[0], pid }))
  if (action === 'exit') process.exit(7)
  setInterval(() => {}, 1000)`,
)
afterAll(() => rmSync(folder, { recursive: true }))

/** Starts the script and returns the first line of its second run. */
async function start(
  ...args: string[]
): Promise<{ child: ChildProcess; exit: Promise<unknown[]>; report: Report }> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const exit = once(child, 'exit')
  const [line] = await once(child.stdout, 'data')
  return { child, exit, report: JSON.parse(String(line)) as Report }
}

interface Report {
  args: string[]
  execArgv: string[]
  firstPath: string
  pid: number
}

describe('runAgainWith', () => {
  it('passes on flags and arguments and puts the commands of the packages first in PATH', async () => {
    const { report, exit } = await start('--max-semi-space-size=4', script, 'exit', '--only=home')
    await exit
    expect(report.args).toEqual(['exit', '--only=home'])
    expect(report.execArgv).toEqual(['--max-semi-space-size=4'])
    expect(report.firstPath).toBe(join(root, 'node_modules/.bin'))
  })

  it('exits with the code of the second run', async () => {
    const { exit } = await start(script, 'exit')
    expect(await exit).toEqual([7, null])
  })

  it('forwards a signal and waits for the second run to finish', async () => {
    const { child, exit } = await start(script, 'finish')
    child.kill('SIGTERM')
    expect(await exit).toEqual([8, null])
  })

  it('ends with the signal that ended the second run', async () => {
    const { exit, report } = await start(script, 'wait')
    process.kill(report.pid, 'SIGKILL')
    expect(await exit).toEqual([null, 'SIGKILL'])
  })
})
