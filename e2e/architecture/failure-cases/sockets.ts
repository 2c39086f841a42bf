import { by, type FailureCase } from './failure-case.ts'

const channelRules = 'server/modules/realtime/channel-rules.test.ts'
const realtime = 'server/modules/realtime/realtime.test.ts'
const pressure = 'server/realtime/pressure.test.ts'
const refusals = 'server/realtime/refusals.test.ts'
const endedSockets = 'server/realtime/ended-sockets.test.ts'
const publishers = 'server/realtime/publishers.test.ts'
const connection = 'src/realtime/connection.test.ts'
const retry = 'src/realtime/retry.test.ts'
const sequence = 'src/realtime/sequence.test.ts'

export const socketFailures: readonly FailureCase[] = [
  {
    id: 'F1',
    outcome: 'A channel of another delivers nothing',
    tests: [
      ...by(
        refusals,
        'refuses a private channel with %s, and delivers no event of it',
        'refuses presence without a user, and channel_data that was changed after signing',
      ),
      ...by(realtime, 'refuses to sign %s with 403'),
      ...by(channelRules, 'decides whether user 7 may subscribe to %j: %s'),
    ],
  },
  {
    id: 'F2',
    outcome: 'The authorisation refuses foreign, bent and endless names',
    tests: [
      ...by(
        realtime,
        'refuses to sign %s with 403',
        'refuses a request with %s',
        'signs nothing for a guest',
      ),
    ],
  },
  {
    id: 'F3',
    outcome: 'Client events without right are dropped',
    tests: [
      ...by(
        refusals,
        'drops a client event %s with 4301',
        'drops every client event if the application allows none',
      ),
      ...by(realtime, 'relays no client events between players'),
    ],
  },
  {
    id: 'F4',
    outcome: 'A flood ends with 4301 and others do not feel it',
    tests: [
      ...by(
        pressure,
        'drops client events over the rate with 4301 and forwards the rest',
        'closes a socket that floods with 4301 and keeps the others open',
      ),
    ],
  },
  {
    id: 'F5',
    outcome: 'Frames that are none close the socket',
    tests: [
      ...by(pressure, 'closes a socket that sends %s', 'closes a socket that sends a huge frame with 1009'),
      ...by(
        refusals,
        'responds with an error to invalid JSON, unknown shapes and binary frames and stays open',
      ),
    ],
  },
  {
    id: 'F6',
    outcome: 'Sockets of one address have a cap',
    tests: [
      ...by(
        refusals,
        'closes sockets over the limit of one address with 4100, and admits new ones after one has left',
      ),
    ],
    note: 'two thousand at once are a figure of the benchmark',
  },
  {
    id: 'F7',
    outcome: 'Who stops reading is ended, not remembered for ever',
    tests: [
      ...by(
        pressure,
        'limits the buffer of a reader that stops, then closes it, while the others receive everything',
      ),
    ],
  },
  {
    id: 'F8',
    outcome: 'After a cut nothing is missing, doubled or out of order',
    tests: [
      ...by(connection, 'applies every version once and in order after any disconnections'),
      ...by(sequence, 'requests one snapshot if a version is missing, and applies the later versions'),
    ],
  },
  {
    id: 'F9',
    outcome: 'A restart sends everybody to connect again, spread out',
    tests: [
      ...by(pressure, 'asks every socket to reconnect with 4200, one after the other, and admits no more'),
      ...by(retry, 'randomises half of each pause'),
      ...by(
        pressure,
        'F9: asks hundreds of sockets to reconnect one after the other, the last within three seconds',
      ),
    ],
    note: 'six hundred sockets, not a thousand',
  },
  {
    id: 'F10',
    outcome: 'Foreign pages, old tokens and blocked people lose their sockets',
    tests: [
      ...by(refusals, 'closes a foreign origin with 4009 and admits the shop’s origin'),
      ...by(
        endedSockets,
        'closes the sockets of a session and of a user with 4009, and refuses older signatures',
        'asks a socket with an expired bearer to reconnect within five seconds, and refuses the old signature',
      ),
    ],
  },
  {
    id: 'F11',
    outcome: 'Nobody speaks in the name of the protocol',
    tests: [...by(publishers, 'W12: refuses to publish an event called %s, also with a valid signature')],
  },
]
