/** Requests and event channel of an online battle as one object, so that tests can replace the network. */
import { call, type Result } from '@/api/client.ts'
import type { Match } from '@/contract/endpoints/game/online.ts'
import * as contract from '@/contract/endpoints/game/online.ts'
import type { Connection } from '@/realtime/connection.ts'
import { thisDevice } from '../../kit/online/device.ts'

export interface OnlineEar {
  events: Readonly<Record<string, (data: unknown) => void>>
  subscribed(): void // called again after every reconnection
}

export interface OnlineServer {
  see(): Promise<Result<Match>>
  act(action: contract.Action, version: number, id: string): Promise<Result<{ version: number }>>
  listen(ear: OnlineEar): () => void
}

/** Players and spectators of a private battle use the channel of its key. Other battles have one channel for each role. */
function channelOf({ id, seat, watch_key }: Seen): string {
  if (watch_key !== null) return contract.watchChannel(watch_key)
  return seat === null ? contract.watchChannel(id) : contract.seatChannel(id)
}

type Seen = Pick<Match, 'id' | 'seat' | 'watch_key'> // the fetched table

export function onlineServer(seen: Seen, connection: Connection): OnlineServer {
  const { id } = seen
  const query = { watch: seen.watch_key ?? undefined }
  return {
    see: () => call(contract.readMatch, { params: { id }, query }),
    act: (action, version, actionId) =>
      call(contract.act, { params: { id }, body: { id: actionId, version, action, device: thisDevice() } }),
    listen: ear => connection.subscribe(channelOf(seen), ear),
  }
}
