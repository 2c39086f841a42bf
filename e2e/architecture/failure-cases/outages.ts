import { by, type FailureCase } from './failure-case.ts'

export const outageFailures: readonly FailureCase[] = [
  {
    id: 'M1',
    outcome: 'Without its database the server returns 503 and keeps running. It recovers with the database',
    tests: [
      ...by(
        'server/security-tests/outages.test.ts',
        'M1: makes calls 503 with the time to wait and readiness fail, while liveness holds; afterwards all recover',
        'M1: is detected if the database accepts and never responds, and the caller does not wait forever',
        'M1: returns the connections of transactions that never began',
        'M1: stores an interrupted write completely or not at all',
        'W12: responds 503 to a query that takes too long, and stores nothing of it',
        'W12: lets only a report take longer',
      ),
      ...by('server/kernel/problem-response.test.ts', 'L5, M1: maps %s to 503, thrown directly or wrapped'),
    ],
  },
  {
    id: 'M2',
    outcome:
      'Without Redis, guesses are rejected, while reads and logins work. Without mail, orders are accepted',
    tests: [
      ...by(
        'server/kernel/shared-limits.test.ts',
        'W4: refuse guesses while Redis is down, and count again when it is back',
        'W4: keep reading and signing in available while Redis is %s, and report it in /ready',
      ),
      ...by(
        'server/realtime/redis-broker.test.ts',
        'serve their own sockets while Redis is down, then ask all to reconnect',
      ),
      ...by(
        'server/modules/orders/mail-down.test.ts',
        'places the order while the mail server is down and sends its emails once afterwards',
      ),
    ],
  },
  {
    id: 'M3',
    outcome:
      'A payment provider that fails, hangs, sends invalid data or no confirmation charges no one twice',
    tests: [
      ...by(
        'server/modules/orders/pay/stripe-payments.test.ts',
        'leaves the order waiting and loses nothing (%s during payment)',
        'books the refund, retries it in a job and sends it once (%s)',
        'delays the expiry of an order, and an order that was paid in the meantime is kept',
      ),
      ...by(
        'server/security-tests/order-walks.test.ts',
        'C14: makes no illegal transition in an order by %s, and bank, ledger, order and stock agree at the end',
      ),
    ],
  },
  {
    id: 'M4',
    outcome: 'A wrong clock affects neither battles nor sessions',
    tests: [
      ...by(
        'server/modules/matches/bad-luck.test.ts',
        'does not charge players for a standstill of the server',
        'M4: ends no battle or session and grants no extra hour when the server’s clock is set back',
      ),
      ...by('server/modules/auth/access-token.test.ts', 'A3: refuses %s'),
    ],
  },
]
