/** Limits per socket, address and channel. */
export interface RealtimeLimits {
  connections: number // open sockets of this process
  connectionsPerAddress: number // open sockets of one address on this process
  channelsPerConnection: number
  presenceMembers: number // different users on one presence channel
  memberBytes: number // signed `channel_data` of one member
  frameBytes: number // a longer frame closes with 1009
  messagesPerSecond: number // all messages of one socket, refilled evenly
  messageBurst: number // messages an idle socket may send at once; one more closes it with 4301
  clientEventsPerSecond: number // more are dropped with error 4301
  clientEventBytes: number // size of `data` of a client event
  serverEventBytes: number // size of `data` of an event from the HTTP API
  eventNameLength: number
  bufferBytes: number // unsent bytes for a slow reader; more closes its connection
  heldFrames: number // frames buffered for a socket until its presence subscription is stored
  activityTimeoutMillis: number // idle time after which the server pings; sent to the client
  pongTimeoutMillis: number // further idle time after which it closes with 4201
  sweepMillis: number // interval of the checks; if many sockets are idle, their pings are spread over twenty checks
  signatureLifeMillis: number // age at which a signature with `issued_at` is refused
  closeStepMillis: number // delay between two sockets that are asked to reconnect
  closeSpreadMillis: number // the last of many sockets is asked at most this much later
}

export const defaultLimits: RealtimeLimits = {
  connections: 20_000,
  connectionsPerAddress: 1_000,
  channelsPerConnection: 100,
  presenceMembers: 500,
  memberBytes: 2_048,
  frameBytes: 32_768,
  messagesPerSecond: 50,
  messageBurst: 200,
  clientEventsPerSecond: 10,
  clientEventBytes: 10_000,
  serverEventBytes: 100_000,
  eventNameLength: 200,
  bufferBytes: 1_048_576,
  heldFrames: 1_000,
  activityTimeoutMillis: 30_000,
  pongTimeoutMillis: 15_000,
  sweepMillis: 250,
  signatureLifeMillis: 60_000,
  closeStepMillis: 5,
  closeSpreadMillis: 3_000,
}
