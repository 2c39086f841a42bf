/** What stands around every layout: progress bar, notification bar, scroll and focus after a change of page. */
import { useEffect, useState } from 'react'
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom'
import { useToasts } from '@/stores/toasts.ts'
import { NotificationBar } from '@/ui/overlay/notification-bar.tsx'
import { ProgressBar } from '@/ui/state/progress-bar.tsx'
import { browserScheduler, createProgress, type ProgressView } from './progress.ts'

export function Frame() {
  const { message, color, active, reset } = useToasts()
  return (
    <>
      <PageProgress />
      <Outlet />
      <NotificationBar message={message} color={color} open={active} onClose={reset} />
      <ScrollRestoration />
    </>
  )
}

function PageProgress() {
  const { state } = useNavigation()
  const [view, setView] = useState<ProgressView>({ visible: false, percent: 0, failed: false })
  const [progress] = useState(() => createProgress(browserScheduler, setView))
  const busy = state !== 'idle'
  useEffect(() => {
    if (busy) progress.start()
    else progress.finish()
  }, [busy, progress])
  useEffect(() => {
    const failed = () => progress.fail()
    addEventListener('page-failed', failed)
    return () => removeEventListener('page-failed', failed)
  }, [progress])
  return <ProgressBar visible={view.visible} percent={view.percent} failed={view.failed} />
}
