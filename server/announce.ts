/** The few lines printed for a person in the terminal; everything else is structured log. */
import type { Config } from './config.ts'
import { demoPassword, demoPeople } from './seed/demo-people.ts'

export function announcement(config: Config): string {
  const logins = config.seedDemo
    ? [
        `  Demo logins (password ${demoPassword}):`,
        ...demoPeople.map(({ role }) => `    ${role}@example.com`),
        ...(config.production ? [] : [`  API: ${config.publicUrl}/api/docs`]),
      ]
    : []
  return ['', `  Bottega Arcana is open at ${config.publicUrl}`, ...logins, '', ''].join('\n')
}
