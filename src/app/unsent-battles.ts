/** Sends results of battles that the server has not received, at the next start, login, and return of the network. */
import { OUTBOX_KEY } from '@/features/game/battle/session/outbox-key.ts'
import { useSession } from '@/stores/session.ts'
import { readText } from '@/stores/storage.ts'

/** The server has checked the battle by then, in milliseconds. Level and XP are then refetched. */
const CHECK_TIME = 5000

export function sendUnsentBattles(): void {
  let sender: number | null = null
  const send = () => {
    const userId = useSession.getState().user?.id ?? null
    if (userId !== null && readText(OUTBOX_KEY) !== null) void deliver(userId)
  }
  const follow = () => {
    const userId = useSession.getState().user?.id ?? null
    if (userId === sender) return
    sender = userId
    send()
  }
  follow()
  useSession.subscribe(follow)
  addEventListener('online', send)
}

async function deliver(userId: number): Promise<void> {
  const [{ outbox }, { battleServer }] = await Promise.all([
    import('@/features/game/battle/session/outbox.ts'),
    import('@/features/game/battle/session/battle-server.ts'),
  ])
  await outbox.flush(userId)
  if (outbox.waiting(userId).length === 0) setTimeout(() => void battleServer.refreshUser(), CHECK_TIME)
}
