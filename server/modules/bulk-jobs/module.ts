import { randomUUID } from 'node:crypto'
import * as contract from '@/contract/endpoints/admin/jobs.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { route } from '../../kernel/route.ts'
import { deleteOldJobs, linkToFile, mountJobFiles } from './job-files.ts'
import { runJobs } from './run-jobs.ts'
import { listJobRows, listJobs, showJob, startJob, stopJob } from './start-job.ts'

export const bulkJobsModule: ServerModule = {
  name: 'bulk-jobs',
  routes: [
    route(contract.startJob, startJob),
    route(contract.listJobs, listJobs),
    route(contract.showJob, showJob),
    route(contract.listJobRows, listJobRows),
    route(contract.stopJob, stopJob),
    route(contract.linkToJobFile, linkToFile),
  ],
  mount: mountJobFiles,
  jobs: context => {
    const holder = randomUUID()
    return [
      {
        name: 'run-bulk-jobs',
        pauseMillis: 500,
        isPerProcess: true, // each bulk job has its own lease
        work: stopping => runJobs(context, holder, stopping),
      },
      { name: 'delete-old-bulk-jobs', pauseMillis: 60 * 60_000, work: () => deleteOldJobs(context) },
    ]
  },
}
