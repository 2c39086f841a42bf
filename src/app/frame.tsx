/** The parts around every layout: progress bar, notification bar, scroll and focus after a change of page. */
import { useEffect, useState } from 'react'
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom'
import { after } from '@/lib/clock.ts'
import { type NotificationAction, type NotificationColor, useToasts } from '@/stores/toasts.ts'
import { Link } from '@/ui/link.tsx'
import { Toast, ToastRegion, type ToastTone } from '@/ui/overlay/toast.tsx'
import { ProgressBar } from '@/ui/state/progress-bar.tsx'
import { createProgress, type ProgressView } from './progress.ts'
import { UpdateOffer, useUpdateOffer } from './update-offer.tsx'

/** specification notes §8 calls them green and orange. */
const tones: Record<NotificationColor, ToastTone> = {
  green: 'success',
  success: 'success',
  orange: 'warning',
  warning: 'warning',
  error: 'error',
  info: 'info',
}

export function Frame() {
  const { message, color, active, action, reset } = useToasts()
  const isOffered = useUpdateOffer()
  return (
    <>
      <PageProgress />
      <Outlet />
      <ToastRegion count={Number(active) + Number(isOffered)}>
        {isOffered && <UpdateOffer />}
        {active && (
          <Toast
            tone={tones[color]}
            onDismiss={reset}
            isHigh={action !== null}
            action={action && <ToastAction action={action} onDone={reset} />}
          >
            {message}
          </Toast>
        )}
      </ToastRegion>
      <ScrollRestoration />
    </>
  )
}

function ToastAction({ action, onDone }: { action: NotificationAction; onDone(): void }) {
  if ('href' in action)
    return (
      <Link href={action.href} onClick={onDone}>
        {action.label}
      </Link>
    )
  const run = () => {
    onDone()
    action.run()
  }
  return (
    <button type="button" onClick={run}>
      {action.label}
    </button>
  )
}

function PageProgress() {
  const { state } = useNavigation()
  const [view, setView] = useState<ProgressView>({ visible: false, percent: 0, failed: false })
  const [progress] = useState(() => createProgress({ after }, setView))
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
  return (
    <div aria-live="polite">
      <ProgressBar progress={view.visible ? view.percent : undefined} failed={view.failed} />
    </div>
  )
}
