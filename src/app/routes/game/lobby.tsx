import { useEffect, useState } from 'react'
import { call } from '@/api/client.ts'
import { authorizeChannel } from '@/contract/site.ts'
import { LobbyView } from '@/features/game/lobby/lobby-view.tsx'
import { type Connection, openConnection } from '@/realtime/connection.ts'
import { useSession } from '@/stores/session.ts'
import { useSettings } from '@/stores/settings.ts'
import { useHref } from '../../screen.ts'

export const areas = ['game']

/** The live connection of this page; ends with it. */
function useConnection(): Connection | null {
  const address = useSettings(state => state.settings.realtime)
  const [connection, setConnection] = useState<Connection | null>(null)
  useEffect(() => {
    const opened = openConnection({
      address,
      home: location,
      authorize: body => call(authorizeChannel, { body }),
    })
    setConnection(opened)
    return () => {
      setConnection(null)
      opened.close()
    }
  }, [address])
  return connection
}

export default function LobbyPage() {
  const userId = useSession(state => state.user?.id ?? 0)
  const connection = useConnection()
  const to = useHref()
  return connection ? <LobbyView connection={connection} userId={userId} linkTo={to} /> : null
}
