import { failureFrom } from '@/api/failure.ts'
import { PartFailure } from '@/ui/state/part-failure.tsx'

/** What was to be worked on did not come: told, with a second try. What does not exist is the error page's. */
export function ReadFailure({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  if (failureFrom(error)?.status === 404) throw error
  return <PartFailure onRetry={onRetry} />
}
