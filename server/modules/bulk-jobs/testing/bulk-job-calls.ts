/** Calls of the administration about bulk jobs, as the tests send them. */
import { randomUUID } from 'node:crypto'
import type { InputOf } from '@/contract/endpoint.ts'
import type { BulkJob, BulkJobRow, startJob } from '@/contract/endpoints/admin/jobs.ts'
import type { TestServer } from '../../../testing/test-server.ts'

type Body = InputOf<typeof startJob>['body']
type Work = Body extends infer Job ? (Job extends Body ? Omit<Job, 'request_id'> : never) : never

export const bulkJobCalls = (server: Pick<TestServer, 'call' | 'context' | 'app'>) => {
  const read = async <Body>(path: string) =>
    (await server.call('GET', `/admin/jobs${path}`, { as: 'admin' })).json<Body>()
  return {
    /** Starts a job. It runs when `run` is called. */
    async start(work: Work, requestId: string = randomUUID()) {
      const response = await server.call('POST', '/admin/jobs', {
        as: 'admin',
        body: { ...work, request_id: requestId },
      })
      return { status: response.statusCode, body: response.json<BulkJob & { fields: unknown }>() }
    },
    run: () => server.context.jobs.nudge('run-bulk-jobs'),
    job: (id: number) => read<BulkJob>(`/${id}`),
    rows: async (id: number) => (await read<{ data: BulkJobRow[] }>(`/${id}/rows`)).data,
    async stop(id: number) {
      return (await server.call('POST', `/admin/jobs/${id}/stop`, { as: 'admin' })).json<BulkJob>()
    },
    /** Returns the file of a job as text, one character per byte. */
    async file(id: number) {
      const link = await server.call('POST', `/admin/jobs/${id}/link`, { as: 'admin' })
      const { url } = link.json<{ url: string }>()
      const response = await server.app.inject({ method: 'GET', url })
      return { type: response.headers['content-type'], bytes: response.rawPayload }
    },
  }
}
