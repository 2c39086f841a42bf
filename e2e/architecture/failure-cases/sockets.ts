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
    outcome: 'A channel of another user delivers nothing',
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
    outcome: 'The authorisation rejects foreign, malformed and very long names',
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
    outcome: 'Client events without permission are dropped',
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
    outcome: 'A flood is disconnected with 4301 and does not affect others',
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
    outcome: 'Invalid frames close the socket',
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
    outcome: 'Sockets per network address are limited',
    tests: [
      ...by(
        refusals,
        'closes sockets over the limit of one address with 4100, and admits new ones after one has left',
      ),
    ],
    note: 'two thousand simultaneous sockets are measured by the benchmark',
  },
  {
    id: 'F7',
    outcome: 'A client that stops reading is disconnected, and its buffer is limited',
    tests: [
      ...by(
        pressure,
        'limits the buffer of a reader that stops, then closes it, while the others receive everything',
      ),
    ],
  },
  {
    id: 'F8',
    outcome: 'After a disconnection nothing is missing, duplicated or out of order',
    tests: [
      ...by(connection, 'applies every version once and in order after any disconnections'),
      ...by(sequence, 'requests one snapshot if a version is missing, and applies the later versions'),
    ],
  },
  {
    id: 'F9',
    outcome: 'A restart makes all clients reconnect, spread over time',
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
    outcome: 'Sockets of foreign pages, old tokens and blocked users are closed',
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
    outcome: 'Clients cannot send events with protocol names',
    tests: [...by(publishers, 'W12: refuses to publish an event called %s, also with a valid signature')],
  },
]
