/** The calls and the ear of a battle against a person, as one object, so that tests stand in for the network. */
import { call, type Result } from '@/api/client.ts'
import type { Match } from '@/contract/endpoints/game/online.ts'
import * as contract from '@/contract/endpoints/game/online.ts'
import type { Connection } from '@/realtime/connection.ts'
import { thisDevice } from '../../kit/online/device.ts'

export interface OnlineEar {
  events: Readonly<Record<string, (data: unknown) => void>>
  subscribed(): void // again after every reconnection
}

export interface OnlineServer {
  see(): Promise<Result<Match>>
  act(action: contract.Action, version: number, id: string): Promise<Result<{ version: number }>>
  listen(ear: OnlineEar): () => void
}

/** Who plays and who watches hear a private battle on the channel of its key; any other has one for each. */
function channelOf({ id, seat, watch_key }: Seen): string {
  if (watch_key !== null) return contract.watchChannel(watch_key)
  return seat === null ? contract.watchChannel(id) : contract.seatChannel(id)
}

type Seen = Pick<Match, 'id' | 'seat' | 'watch_key'> // the table as it was fetched

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
