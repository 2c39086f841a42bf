import type { Failure } from '@/api/failure.ts'

export const noSuchPage: Failure = { status: 404, code: 'not_found', message: '', fields: [], requestId: '' }
