import { by, type FailureCase } from './failure-case.ts'

export const crashFailures: readonly FailureCase[] = [
  {
    id: 'L1',
    outcome: 'After kills during orders, every confirmed order is complete, and the stock is consistent',
    tests: [
      ...by(
        'server/modules/orders/orders-durability.test.ts',
        'keeps every confirmed order with its lines, and reduces the stock by exactly what was sold',
      ),
      ...by(
        'server/main.test.ts',
        'loses no confirmed write and stores none partially when it is killed during registrations and other writes',
      ),
    ],
    note: 'a few kills, not twenty',
  },
  {
    id: 'L2',
    outcome: 'After kills during opening, a pack is unopened or completely opened',
    tests: [
      ...by(
        'server/modules/packs/durability.test.ts',
        'leaves packs sealed or complete when killed during openings, and stores every pack that was shown',
        'between the nonce and the cards',
      ),
    ],
  },
  {
    id: 'L3',
    outcome: 'A battle survives a restart of its process',
    tests: [
      ...by(
        'server/modules/matches/several-servers.test.ts',
        'run one battle, which survives the crash of one of them',
      ),
      ...by(
        'server/modules/matches/bad-luck.test.ts',
        'does not charge players for a standstill of the server',
      ),
    ],
  },
  {
    id: 'L4',
    outcome: 'A second server on the same folder does not start and causes no damage',
    tests: [
      ...by(
        'server/main.test.ts',
        'refuses a second process on the same folder with one sentence, and exits when asked to',
      ),
      ...by(
        'server/kernel/db/folder-lock.test.ts',
        'excludes a second process until the first releases it',
        'gives a dead holder’s lock to exactly one of many concurrent starts',
      ),
    ],
  },
  {
    id: 'L5',
    outcome: 'A full or read-only disk returns 503, and nothing is confirmed',
    tests: [
      ...by('server/kernel/problem-response.test.ts', 'L5, M1: maps %s to 503, thrown directly or wrapped'),
      ...by(
        'server/security-tests/full-disk.test.ts',
        'L5: refuses orders and images with 503 on a full disk, keeps all confirmed data, and sells again when there is space',
      ),
      ...by(
        'server/security-tests/outages.test.ts',
        'L5: refuses writes with 503 on a read-only database, and still responds to reads',
      ),
    ],
  },
  {
    id: 'L6',
    outcome:
      'A stopping server first reports that it is not ready, then shuts down in order. One error is one 500',
    tests: [
      ...by('server/site/production.test.ts', 'fails readiness first, and stays live until it has stopped'),
      ...by(
        'server/main.test.ts',
        'refuses a second process on the same folder with one sentence, and exits when asked to',
      ),
      ...by(
        'server/realtime/pressure.test.ts',
        'asks every socket to reconnect with 4200, one after the other, and admits no more',
      ),
      ...by(
        'server/modules/orders/orders-durability.test.ts',
        'L6: answers the requests in progress on SIGTERM, and leaves no unconfirmed order',
      ),
    ],
  },
  {
    id: 'L7',
    outcome: 'If the embedded database is killed, it restarts with all confirmed data',
    tests: [
      ...by('server/main.test.ts', 'W12: restarts a killed embedded database with all confirmed data'),
      ...by('server/kernel/problem-response.test.ts', 'W12: maps a restart of the embedded database to 503'),
    ],
  },
]
