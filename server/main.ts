/**
 * Entry point; the only file that reads the environment and handles signals. The embedded database starts in its own process while
 * this one still loads the rest of the server.
 */
import type { Running } from './boot.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { startEmbedded } from './kernel/db/embedded.ts'
import { demoPassword, demoPeople } from './seed/demo-people.ts'

/** The few lines printed for a person in the terminal; everything else is structured log. */
function announcement(config: Config): string {
  const logins = config.seedDemo
    ? [
        `  Demo logins (password ${demoPassword}):`,
        ...demoPeople.map(({ role }) => `    ${role}@example.com`),
        ...(config.production ? [] : [`  API: ${config.publicUrl}/api/docs`]),
      ]
    : []
  return ['', `  Bottega Arcana is open at ${config.publicUrl}`, ...logins, '', ''].join('\n')
}

function fail(error: unknown): never {
  if (error instanceof ConfigError) process.stderr.write(`${error.message}\n`)
  else process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
}

function stopOnSignals(running: Running, stopTelemetry?: () => Promise<void>): void {
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      running.app.log.info({ signal }, 'leaving')
      running
        .stop()
        .then(stopTelemetry)
        .then(() => process.exit(0), fail)
    })
}

try {
  const config = readConfig(process.env)
  const onLost = (reason: string) => fail(new ConfigError(reason))
  const embedded = config.database.databaseUrl ? undefined : startEmbedded(config.dataDir, onLost)
  embedded?.catch(() => {}) // the parent process waits for this message
  const stopTelemetry = config.sendsTelemetry
    ? (await import('./kernel/telemetry.ts')).startTelemetry()
    : undefined
  const { boot } = await import('./boot.ts')
  const running = await boot(config, onLost, embedded)
  stopOnSignals(running, stopTelemetry)
  process.stdout.write(announcement(config))
  process.send?.({ kind: 'listening', address: running.address })
} catch (error) {
  fail(error)
}
