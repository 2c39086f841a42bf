/** Errors of the app in a browser, reported to this server so that its operator sees them (decision 0061). */
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Done } from '../../envelope.ts'

/** Cuts instead of refusing: a report that is too long is still a report. */
const cut = (length: number) => z.string().overwrite(text => text.slice(0, length))

export const ClientErrorBody = z.strictObject({
  kind: z.enum(['error', 'rejection', 'render']), // thrown, a promise without a handler, while React rendered
  message: cut(300),
  stack: cut(3000),
  path: cut(300), // without query and fragment, which may contain personal data
})
export type ClientErrorBody = z.infer<typeof ClientErrorBody>

export const reportClientError = endpoint({
  method: 'POST',
  path: '/client-errors',
  leavesShared: true,
  tag: 'Content',
  summary: 'Report an error of the app; it is written to the log and counted',
  permission: 'public',
  body: ClientErrorBody,
  response: Done,
  problems: [],
  limit: 'client-error',
})
