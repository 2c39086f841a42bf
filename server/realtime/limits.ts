/** What one socket, one address and one channel may use. */
export interface RealtimeLimits {
  connections: number // open sockets of this process
  connectionsPerAddress: number // open sockets of one address on this process
  channelsPerConnection: number
  presenceMembers: number // different users on one presence channel
  memberBytes: number // signed `channel_data` of one member
  frameBytes: number // a longer frame closes with 1009
  messagesPerSecond: number // all messages of one socket, refilled evenly
  messageBurst: number // messages a rested socket may send at once; one more closes with 4301
  clientEventsPerSecond: number // more are dropped with error 4301
  clientEventBytes: number // `data` of a client event
  serverEventBytes: number // `data` of an event from the HTTP API
  eventNameLength: number
  bufferBytes: number // unsent bytes of a slow reader; more ends its connection
  heldFrames: number // frames buffered for a socket while its presence subscription is being written
  activityTimeoutMillis: number // silence after which the server pings; sent to the client
  pongTimeoutMillis: number // further silence after which it closes with 4201
  sweepMillis: number // how often silence is looked for; so many sockets at once are pinged over twenty looks
  signatureLifeMillis: number // age at which a signature that carries `issued_at` is refused
  closeStepMillis: number // gap between two sockets asked to reconnect
  closeSpreadMillis: number // the last of many is asked no later than this
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
