/** The calls and the ear of a battle against a person, as one object, so that tests stand in for the network. */
import { call, type Result } from '@/api/client.ts'
import type { Match } from '@/contract/online.ts'
import * as contract from '@/contract/online.ts'
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

/** @param isPlayer plays at it; everybody else hears the public channel */
export function onlineServer(id: string, connection: Connection, isPlayer: boolean): OnlineServer {
  const [own, open] = contract.battleChannels(id)
  return {
    see: () => call(contract.readMatch, { params: { id } }),
    act: (action, version, actionId) =>
      call(contract.act, { params: { id }, body: { id: actionId, version, action, device: thisDevice() } }),
    listen: ear => connection.subscribe(isPlayer ? own : open, ear),
  }
}
