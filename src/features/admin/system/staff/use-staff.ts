import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callOrThrow, type Result } from '@/api/client.ts'
import { updateCached } from '@/api/update-cached.ts'
import { type Staff, showStaff } from '@/contract/endpoints/admin/staff.ts'
import { useCallResult } from '../../framework/record/use-refuse.ts'

const queryKey = ['admin', 'staff']

/** Each change responds with the whole staff. Resolves to whether it succeeded; `done` is the message in that case. */
export type ChangeStaff = (change: Promise<Result<Staff>>, done: string) => Promise<boolean>

/** The staff and the function through which it is changed. */
export function useStaff() {
  const cache = useQueryClient()
  const resultOf = useCallResult()
  const { data: staff, error, refetch } = useQuery({ queryKey, queryFn: () => callOrThrow(showStaff) })
  const change: ChangeStaff = async (request, done) => {
    const changed = resultOf(await request, done)
    if (changed) await updateCached<Staff>(cache, queryKey, changed)
    return changed !== undefined
  }
  return { staff, error, refetch, change }
}
