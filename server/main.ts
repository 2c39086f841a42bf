/**
 * Entry point; the only file that reads the environment and handles signals. The embedded database starts in its own process while
 * this one still loads the rest of the server.
 */
import closeWithGrace from 'close-with-grace'
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

/**
 * Ends the process in order after a signal. After an unexpected error it does the same, because its state may be inconsistent, and exits
 * with 1. A second signal or error, or the deadline, ends it immediately.
 */
function closeInOrder(
  { app: { log }, stop }: Running,
  deadlineMillis: number,
  stopTelemetry?: () => Promise<void>,
): void {
  const report = (sentence: string) => process.stderr.write(`${sentence}\n`)
  closeWithGrace(
    {
      delay: deadlineMillis,
      logger: false,
      onTimeout: () => log.fatal({ deadlineMillis }, 'the process ends before it has stopped in order'),
      onSecondSignal: signal => log.warn({ signal }, 'a second signal ends the process immediately'),
      onSecondError: error =>
        log.fatal({ err: error }, 'a second unexpected error ends the process immediately'),
    },
    async ({ signal, err }) => {
      if (err === undefined) log.info({ signal }, 'leaving')
      else {
        log.fatal({ err }, 'an unexpected error ends the process')
        report('The server ends after an unexpected error; its log contains the error.')
      }
      await stop(err !== undefined)
        .then(stopTelemetry)
        .catch((error: unknown) => {
          log.fatal({ err: error }, 'the process could not stop in order')
          throw error
        })
    },
  )
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
  closeInOrder(running, config.shutdown.deadlineMillis, stopTelemetry)
  process.stdout.write(announcement(config))
  process.send?.({ kind: 'listening', address: running.address })
} catch (error) {
  fail(error)
}
