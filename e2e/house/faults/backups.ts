import { by, type Fault } from './fault.ts'

export const backupFaults: readonly Fault[] = [
  {
    id: 'N1',
    outcome: 'A backup put back holds the same shop',
    tests: [
      ...by(
        'server/db/backup.test.ts',
        'PostgreSQL: pg_dump and pg_restore bring every row back, and the server opens it',
        'embedded: the folder of a stopped server, copied, is the whole shop',
      ),
    ],
    gap: 'taken of a quiet database, not under load; that a dump is one moment is promised by PostgreSQL',
  },
  {
    id: 'N2',
    outcome: 'A torn backup is refused; an upgrade keeps every row',
    tests: [
      ...by(
        'server/db/backup.test.ts',
        'PostgreSQL: pg_dump and pg_restore bring every row back, and the server opens it',
      ),
    ],
    gap: 'there is no release before this one to migrate from',
  },
]
