/** One battle of two visitors: starting it, listening to it, and one action with the time until the rival receives it. */
import { randomUUID } from 'node:crypto'
import { type Match, watchChannel } from '../../src/contract/endpoints/game/online.ts'
import type { BattleUpdate } from '../../src/contract/endpoints/game/online-battle.ts'
import type { BattleState, Seat } from '../../src/engine/types.ts'
import { legalCommands } from '../../src/engine/view.ts'
import type { Account } from './new-account.ts'
import { type Call, openSocket, type Socket } from './visitor.ts'

const deck = [2, 3, 4, 5, 6, 7]

interface Player {
  seat: Seat
  token: string
  versions: number[] // versions in the order of arrival
  awaits: { version: number; arrived(): void } | null
}

export interface Duel {
  id: string
  watchKey: string // of the channel that spectators listen to
  players: Player[]
  sockets: Socket[]
  state: BattleState
  first: number // version when listening began
  version: number
}

export const stateOf = (
  facts: BattleUpdate | NonNullable<Match['battle']>,
  { rules, cards }: Pick<BattleState, 'rules' | 'cards'>,
): BattleState => ({
  rules,
  cards,
  player1: facts.player1,
  player2: facts.player2,
  currentTurnPlayerId: facts.currentTurnPlayerId,
  phase: facts.gameState,
  winner: facts.winner,
  turn: facts.turn,
  rng: 0,
})

const heartbeat = (call: Call, token: string, device: string) =>
  call('POST', '/lobby/presence', token, { device })

/** Sends the heartbeats of both players every `every` ms until `stop`. Returns a function that returns the number of failures. */
export function sendHeartbeats(call: Call, tokens: readonly string[], every: number): () => number {
  let failed = 0
  const timers = tokens.map((token, at) => {
    const device = randomUUID()
    const beat = () => void heartbeat(call, token, device).catch(() => (failed += 1))
    let timer = setTimeout(
      () => {
        beat()
        timer = setInterval(beat, every)
      },
      (at / tokens.length) * every,
    )
    return () => clearTimeout(timer)
  })
  return () => {
    for (const stop of timers) stop()
    return failed
  }
}

function receiveUpdate(duel: Duel, player: Player, update: BattleUpdate): void {
  player.versions.push(update.version)
  if (player.awaits?.version === update.version) player.awaits.arrived()
  if (update.version <= duel.version) return
  duel.state = stateOf(update, duel.state)
  duel.version = update.version
}

async function listen(port: number, duel: Duel, player: Player, key: string): Promise<Socket> {
  let joined = () => {}
  const isJoined = new Promise<void>(resolve => {
    joined = resolve
  })
  const socket = await openSocket(port, ({ event, data }) => {
    if (event === 'pusher_internal:subscription_succeeded') joined()
    if (event === 'battle-update') receiveUpdate(duel, player, JSON.parse(data))
  })
  socket.send('pusher:subscribe', { channel: watchChannel(key) }) // the channel for the events of a private table
  await isJoined
  return socket
}

/** Seats two accounts at a private table and begins their battle. */
export async function beginBattle(call: Call, [account, two]: [Account, Account]): Promise<Match> {
  for (const { token } of [account, two]) await heartbeat(call, token, randomUUID())
  const { id } = await call<Match>('POST', '/battles', account.token, { kind: 'private' })
  await call('POST', `/battles/${id}/join`, two.token)
  await call('POST', `/battles/${id}/ready`, account.token, { ready: true, deck })
  return call<Match>('POST', `/battles/${id}/ready`, two.token, { ready: true, deck })
}

export async function beginDuel(port: number, call: Call, accounts: [Account, Account]): Promise<Duel> {
  const [account, two] = accounts
  const { id, battle, host, guest, version, watch_key } = await beginBattle(call, accounts)
  if (!battle || !host.seat || !guest?.seat || !watch_key) throw new Error('no battle began')
  const players: Player[] = [
    { seat: host.seat, token: account.token, versions: [], awaits: null },
    { seat: guest.seat, token: two.token, versions: [], awaits: null },
  ]
  const duel: Duel = {
    id,
    watchKey: watch_key,
    players,
    sockets: [],
    state: stateOf(battle, battle),
    first: version,
    version,
  }
  for (const player of players) duel.sockets.push(await listen(port, duel, player, watch_key))
  return duel
}

/**
 * @returns ms from the request to the frame on the rival's socket, null if the battle is over, or undefined if the clock of the turn has
 * acted at the same time: thousands of battles are seated in more time than a turn lasts
 */
export async function actOnce(call: Call, duel: Duel): Promise<number | null | undefined> {
  const actor = duel.players.find(({ seat }) => legalCommands(duel.state, seat).length > 0)
  const rival = duel.players.find(player => player !== actor)
  const command = actor && legalCommands(duel.state, actor.seat)[0]
  if (!actor || !rival || !command || duel.state.phase === 'game_over') return null
  const { seat: _, ...action } = command
  const { version } = duel
  const body = { id: randomUUID(), version, action }
  const sentAt = performance.now()
  const receivedAt = new Promise<number>(resolve => {
    rival.awaits = { version: version + 1, arrived: () => resolve(performance.now()) }
  })
  try {
    await call('POST', `/battles/${duel.id}/actions`, actor.token, body)
  } catch (error) {
    rival.awaits = null
    if (String(error).includes('"action_stale"')) return undefined
    throw error
  }
  return (await receivedAt) - sentAt
}

/** Counts versions up to the last one that a player at this table missed, received twice or out of order. */
export const errorsOf = ({ players, first, version }: Duel): { lost: number; doubled: number } => {
  const expectedVersions = Array.from({ length: version - first }, (_, at) => first + 1 + at)
  const lost = players.flatMap(({ versions }) =>
    expectedVersions.filter(expectedVersion => !versions.includes(expectedVersion)),
  )
  const doubled = players.flatMap(({ versions }) =>
    versions.filter((one, at) => versions.indexOf(one) !== at),
  )
  return { lost: lost.length, doubled: doubled.length }
}
