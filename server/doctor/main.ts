/** `npm run doctor`: prints one line per finding, or JSON with `--json`. Exits with 1 if a check has failed. */
import { checkInstallation } from './check-installation.ts'
import type { Finding } from './findings.ts'

const marks: Record<Finding['level'], string> = { ok: 'ok     ', warning: 'warning', failed: 'FAILED ' }

const findings = await checkInstallation(process.env)
process.stdout.write(
  process.argv.includes('--json')
    ? `${JSON.stringify(findings, null, 2)}\n`
    : findings
        .map(({ check, level, sentence }) => `${marks[level]}  ${check.padEnd(13)}  ${sentence}\n`)
        .join(''),
)
process.exit(findings.some(({ level }) => level === 'failed') ? 1 : 0)
