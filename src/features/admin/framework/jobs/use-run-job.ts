import { useState } from 'react'
import { useRefuse } from '../record/use-refuse.ts'
import { type JobWork, useJobsPanel, useStartJob } from './job-calls.ts'

/** `run` starts the job, opens the panel with its progress and closes the dialog. */
export function useRunJob(onClose?: () => void): { isBusy: boolean; run: (work: JobWork) => Promise<void> } {
  const start = useStartJob()
  const refuse = useRefuse()
  const setOpen = useJobsPanel(state => state.setOpen)
  const [isBusy, setBusy] = useState(false)
  const run = async (work: JobWork) => {
    setBusy(true)
    const result = await start(work)
    setBusy(false)
    if (!result.ok) return refuse(result.failure)
    onClose?.()
    setOpen(true)
  }
  return { isBusy, run }
}
