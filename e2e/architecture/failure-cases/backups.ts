import { by, type FailureCase } from './failure-case.ts'

export const backupFailures: readonly FailureCase[] = [
  {
    id: 'N1',
    outcome: 'A restored backup contains the same shop',
    tests: [
      ...by(
        'server/db/backup.test.ts',
        'PostgreSQL: restores every row with pg_dump and pg_restore, and the server starts on it',
        'PostgreSQL: dumps one consistent snapshot while orders are placed',
        'embedded: restores the whole shop from a copy of a stopped server’s folder',
      ),
    ],
  },
  {
    id: 'N2',
    outcome: 'An incomplete backup is rejected. An upgrade preserves every row',
    tests: [
      ...by(
        'server/db/backup.test.ts',
        'PostgreSQL: restores every row with pg_dump and pg_restore, and the server starts on it',
      ),
      ...by(
        'server/db/upgrade.test.ts',
        'N2: migrates a shop from the first %i migrations and keeps its rows',
      ),
    ],
    note: 'there is no earlier release. Every earlier version of the schema is upgraded instead, with an account and a room',
  },
]
