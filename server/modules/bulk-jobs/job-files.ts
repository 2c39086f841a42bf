/** Result files of bulk jobs: their place in the storage, and their download by signed link (decision 0011). */
import type { FastifyInstance } from 'fastify'
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { linkToJobFile } from '@/contract/endpoints/admin/jobs.ts'
import { isAllowed } from '@/contract/permissions.ts'
import { type AppContext, type CallContext, callerOf } from '../../kernel/context.ts'
import { type FileKey, namesBefore } from '../../kernel/files/file-store.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { isLinkGood, signLink } from '../../kernel/signed-link.ts'
import { deleteJobsBefore, jobById } from './bulk-jobs-repo.ts'
import { bulkKinds } from './kinds.ts'

export const fileKeyOf = ({ id }: { id: number }): FileKey => `bulk-jobs/job-${id}`

const pathOf = (id: number | string): string => `/files/bulk-jobs/${id}`

/** Refuses `not_found` also for a job without a file, and if the caller lacks a permission of its kind or of its content. */
export async function linkToFile(
  { params }: ParsedOf<typeof linkToJobFile>,
  context: CallContext,
): Promise<ResponseOf<typeof linkToJobFile> | Refusal> {
  const job = await jobById(context.db, params.id)
  if (!job?.file_name) return refuse('not_found')
  const required = [bulkKinds[job.kind].permission, ...job.file_permissions]
  if (!required.every(permission => isAllowed(permission, callerOf(context)))) return refuse('not_found')
  return { url: signLink(pathOf(job.id), context.config.appSecret, context.now()) }
}

interface Call {
  Params: { id: string }
  Querystring: { until?: string; signature?: string }
}

/** Responds 404 for a link that is invalid, expired, or names no file. */
export function mountJobFiles(app: FastifyInstance, context: AppContext): void {
  app.get<Call>(pathOf(':id'), async (request, reply) => {
    const { id } = request.params
    const isGood = isLinkGood(pathOf(id), request.query, context.config.appSecret, context.now())
    const job = isGood ? await jobById(context.db, Number(id)) : undefined
    const file = job?.file_name ? await context.files.open(fileKeyOf(job)) : null
    if (!job?.file_name || !file) {
      reply.callNotFound()
      return reply
    }
    const isPdf = job.file_name.endsWith('.pdf')
    return reply
      .header('cache-control', 'no-store')
      .header('content-length', file.size)
      .header('content-disposition', `${isPdf ? 'inline' : 'attachment'}; filename="${job.file_name}"`)
      .type(isPdf ? 'application/pdf' : 'text/csv; charset=utf-8')
      .send(file.stream)
  })
}

const lifetimeMillis = 7 * 24 * 60 * 60_000

/** Deletes jobs and their files after seven days. */
export async function deleteOldJobs({ db, files, now }: AppContext): Promise<void> {
  const before = new Date(now().getTime() - lifetimeMillis)
  for (const name of await namesBefore(files, 'bulk-jobs', before)) await files.remove(`bulk-jobs/${name}`)
  await deleteJobsBefore(db, before)
}
