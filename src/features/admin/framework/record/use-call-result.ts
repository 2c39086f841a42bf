import { useNotify } from 'react-admin'
import type { Result } from '@/api/client.ts'
import { useRefuse } from './use-refuse.ts'

/** Reports the result of a call. Returns its value, or undefined if it was refused. */
export function useCallResult(): <T>(result: Result<T>, done?: string) => T | undefined {
  const notify = useNotify()
  const refuse = useRefuse()
  return (result, done) => {
    if (!result.ok) {
      refuse(result.failure)
      return undefined
    }
    if (done) notify(done, { type: 'success' })
    return result.value
  }
}
