import { useEffect, useState } from 'react'
import { call } from '@/api/client.ts'
import { authorizeChannel } from '@/contract/endpoints/site/site.ts'
import { apiOrigin } from '@/contract/file-url.ts'
import { type Connection, openConnection } from '@/realtime/connection.ts'
import { useSettings } from '@/stores/settings.ts'

/** The live connection of a screen, opened on mount and closed on unmount. */
export function useLiveConnection(): Connection | null {
  const address = useSettings(state => state.settings.realtime)
  const [connection, setConnection] = useState<Connection | null>(null)
  useEffect(() => {
    const opened = openConnection({
      address,
      home: new URL(apiOrigin || location.href),
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
