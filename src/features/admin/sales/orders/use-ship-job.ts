/** Ships the rows of the ship table by bulk jobs, and collects their results. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isTransient } from '@/api/failure.ts'
import type { BulkJobRow } from '@/contract/endpoints/admin/jobs.ts'
import { type JobWork, jobRowsQuery, jobsQuery, useStartJob } from '../../framework/jobs/job-calls.ts'
import { useRefuse } from '../../framework/record/use-refuse.ts'
import type { ShipRow } from './ship-rows.ts'

const finalCodes: readonly string[] = ['already_shipped', 'not_to_ship']

/** Whether nothing remains to be done for the order: it was shipped, by this person or another one, or has no items to ship. */
export const isFinal = (result: BulkJobRow | undefined): boolean =>
  result?.status === 'done' || finalCodes.includes(result?.problem?.code ?? '')

const workOf = (rows: readonly ShipRow[]): JobWork => ({
  kind: 'ship',
  rows: rows.map(({ id, carrier, code }) => ({ order_id: id, carrier, tracking_code: code })),
})

interface ShipJob {
  results: ReadonlyMap<number, BulkJobRow> // by order; a later job replaces the result of an earlier one
  isBusy: boolean
  isUncertain: boolean // the last request had no response: its job may have started, so only the same rows can be sent
  send: (rows: readonly ShipRow[]) => Promise<void>
}

export function useShipJob(): ShipJob {
  const start = useStartJob()
  const refuse = useRefuse()
  const [uncertain, setUncertain] = useState<readonly ShipRow[]>()
  const [isSending, setSending] = useState(false)
  const [jobId, setJobId] = useState<number>()
  const [earlier, setEarlier] = useState<ReadonlyMap<number, BulkJobRow>>(new Map())
  const { data: rows } = useQuery(jobRowsQuery(jobId))
  const { data: jobs } = useQuery(jobsQuery(true))
  const results = new Map([...earlier, ...(rows?.data ?? []).map(row => [row.record_id, row] as const)])
  const status = jobs?.data.find(({ id }) => id === jobId)?.status
  const isStopped = status === 'stopped' || status === 'failed' // its other rows wait for ever
  const isRunning = rows === undefined || rows.data.some(row => row.status === 'waiting')
  const send = async (toSend: readonly ShipRow[]) => {
    const sent = uncertain ?? toSend
    setSending(true)
    const result = await start(workOf(sent))
    setSending(false)
    setUncertain(!result.ok && isTransient(result.failure) ? sent : undefined)
    if (!result.ok) return refuse(result.failure)
    setEarlier(results)
    setJobId(result.value.id)
  }
  return {
    results,
    isBusy: isSending || (jobId !== undefined && isRunning && !isStopped),
    isUncertain: uncertain !== undefined,
    send,
  }
}
