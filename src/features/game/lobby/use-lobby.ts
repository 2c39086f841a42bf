/** Who is in the presence channel of the lobby; the connection is opened by the page and closed with it. */
import { useEffect, useState } from 'react'
import type { Connection, ConnectionState } from '@/realtime/connection.ts'

export interface LobbyMember {
  id: string
  name: string
  level: number
}

const memberOf = (id: string, info: unknown): LobbyMember => {
  const facts = (info ?? {}) as { nickname?: unknown; name?: unknown; level?: unknown }
  const name =
    typeof facts.nickname === 'string' ? facts.nickname : typeof facts.name === 'string' ? facts.name : ''
  return { id, name, level: typeof facts.level === 'number' ? facts.level : 1 }
}

export function useLobby(connection: Connection): {
  state: ConnectionState
  refused: boolean
  members: LobbyMember[]
} {
  const [state, setState] = useState<ConnectionState>(connection.state)
  const [refused, setRefused] = useState(false)
  const [members, setMembers] = useState<LobbyMember[]>([])
  useEffect(() => {
    const forget = connection.onState(setState)
    const leave = connection.subscribe('presence-lobby', {
      here: present => {
        setRefused(false)
        setMembers(present.map(member => memberOf(member.id, member.info)))
      },
      joining: member =>
        setMembers(before => [
          ...before.filter(other => other.id !== member.id),
          memberOf(member.id, member.info),
        ]),
      leaving: member => setMembers(before => before.filter(other => other.id !== member.id)),
      refused: () => setRefused(true),
    })
    return () => {
      leave()
      forget()
    }
  }, [connection])
  return { state, refused, members }
}
