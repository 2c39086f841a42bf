/** Boots the server; the only file that reads the environment and handles signals. */
import { announcement } from './announce.ts'
import { boot, type Running } from './boot.ts'
import { ConfigError, readConfig } from './config.ts'

function fail(error: unknown): never {
  if (error instanceof ConfigError) process.stderr.write(`${error.message}\n`)
  else process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
}

function stopOnSignals(running: Running): void {
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      running.app.log.info({ signal }, 'leaving')
      running.stop().then(() => process.exit(0), fail)
    })
}

try {
  const config = readConfig(process.env)
  const running = await boot(config, reason => fail(new ConfigError(reason)))
  stopOnSignals(running)
  process.stdout.write(announcement(config))
  process.send?.({ kind: 'listening', address: running.address })
} catch (error) {
  fail(error)
}
