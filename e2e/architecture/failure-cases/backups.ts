import { by, type FailureCase } from './failure-case.ts'

export const backupFailures: readonly FailureCase[] = [
  {
    id: 'N1',
    outcome: 'A backup put back holds the same shop',
    tests: [
      ...by(
        'server/db/backup.test.ts',
        'PostgreSQL: pg_dump and pg_restore bring every row back, and the server opens it',
        'PostgreSQL: a dump made while orders are placed is the shop of one moment',
        'embedded: the folder of a stopped server, copied, is the whole shop',
      ),
    ],
  },
  {
    id: 'N2',
    outcome: 'A torn backup is refused; an upgrade keeps every row',
    tests: [
      ...by(
        'server/db/backup.test.ts',
        'PostgreSQL: pg_dump and pg_restore bring every row back, and the server opens it',
      ),
      ...by(
        'server/db/upgrade.test.ts',
        'N2: a shop of the first %i migrations is brought up to date with its rows',
      ),
    ],
    note: 'there is no release before this one; every earlier step of the schema stands in, with an account and a room',
  },
]
