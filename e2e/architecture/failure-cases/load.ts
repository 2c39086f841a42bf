import { by, type FailureCase } from './failure-case.ts'

export const loadFailures: readonly FailureCase[] = [
  {
    id: 'K1',
    outcome: 'Too long input returns 413 or 431, too deep input 400. The server keeps running',
    tests: [
      ...by(
        'server/security-tests/load.test.ts',
        'K1: gets 431 or a closed connection for an extreme header, path or cookie, and the server continues',
        'K1: gets 413 for a body that is too long, an error for one that is too deep, and the server continues',
      ),
    ],
    note: 'the delay of the event loop is measured by the benchmark',
  },
  {
    id: 'K2',
    outcome: 'Slow clients are disconnected. Normal calls are served meanwhile',
    tests: [
      ...by(
        'server/security-tests/load.test.ts',
        'K2: time out after fifteen seconds for a partial head and thirty for a partial body, checked every five',
        'G3, K2: end with 408 when there are a hundred of them, while other calls get responses',
      ),
    ],
    note: 'a hundred sockets, not five hundred',
  },
  {
    id: 'K3',
    outcome: 'Extreme page numbers, sort orders and searches are limited or rejected',
    tests: [
      ...by(
        'server/security-tests/every-field.test.ts',
        'K3: caps or refuses $name=$shown in every reading call',
      ),
    ],
  },
  {
    id: 'K4',
    outcome: 'No mailbox is flooded with emails',
    tests: [
      ...by(
        'server/modules/auth/accounts.test.ts',
        'K4: sends the email again on request, at most five times an hour and never after verification',
        'K4: sends at most three emails an hour to one address, and none to a blocked account',
      ),
    ],
  },
  {
    id: 'K5',
    outcome: 'Page requests are rate-limited like calls. Heavy readers pass, endless requests wait',
    tests: [
      ...by(
        'server/kernel/limits.test.ts',
        'W12: allows a shopper’s hundred and more images and a crawler’s ten pages a second, then refuses',
        'W12: counts pages separately from calls',
      ),
    ],
  },
]
